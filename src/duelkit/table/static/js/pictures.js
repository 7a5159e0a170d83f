/** Pictures of cards that the user has: none yet. */
export const usePicture = () => null;

/**
 * Replaces the federation runtime's code for builds that load remotes or start standalone; ours do neither.
 */
const refuse = () => {
  throw new Error('A remote loads no other remote');
};

export const remotes = refuse;
export const installInitialConsumes = refuse;
export const getSharedFallbackGetter = refuse;

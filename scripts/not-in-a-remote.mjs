/** In the place of what the federation's runtime brings for builds that load remotes or start by themselves; ours do neither. */
const refuse = () => {
  throw new Error('A remote loads no other remote');
};

export const remotes = refuse;
export const installInitialConsumes = refuse;
export const getSharedFallbackGetter = refuse;

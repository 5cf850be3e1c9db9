/** Two remotes let options share a portion: each brings this for itself, so that no page pays for it that shows none. */
export { ComboDialog } from './ComboDialog';

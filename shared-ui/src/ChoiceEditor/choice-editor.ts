/**
 * Two remotes make choices: each brings this for itself, so that no page pays for it that shows none. What it draws with is
 * asked for by name, as remotes do, so that theirs and this come from one place.
 */
export { ChoiceEditor } from './ChoiceEditor';

import Joi from 'joi';
import { id, listAnswer, listQuery, shape } from '../http';
import { isPrintable } from './printable';

/** Text that is printed in terminals and shown on /platform. */
const text = (longest: number) =>
  Joi.string()
    .trim()
    .min(1)
    .max(longest)
    .custom((words: string, helpers) => (isPrintable(words) ? words : helpers.error('words.unprintable')))
    .messages({
      'words.unprintable': 'must not contain control characters, or those that turn the direction of words',
    });
const moment = (says: string) => Joi.string().isoDate().description(`${says}, in UTC.`);
const momentOrNull = (says: string, none: string) =>
  moment(says).allow(null).description(`${says}, in UTC; null ${none}.`);
const number = () => Joi.number().integer().min(0);

const remoteName = () =>
  Joi.string()
    .pattern(/^(shell|mfe-[a-z][a-z0-9-]{1,30})$/)
    .messages({
      'string.pattern.base': 'must be mfe- and two to thirty-one lower-case letters, digits and dashes',
    });

export const nameParams = Joi.object<{ name: string }, true>({ name: remoteName().required() });
export const releaseParams = Joi.object<{ name: string; id: number }, true>({
  name: remoteName().required(),
  id: id().required(),
});
export const fileQuery = Joi.object<{ file: string }, true>({ file: Joi.string().max(200).required() });

export const registerBody = shape('RegisterRemoteBody', 'A remote that is new on the site.', {
  name: remoteName().required(),
  team: text(80).required().description('Who owns it, as people read it.'),
});
export const registeredView = shape('RegisteredRemote', 'A remote as it was entered, with its first key.', {
  name: Joi.string().required(),
  team: Joi.string().required(),
  key: Joi.string().required().description('Its first deploy key, shown this once.'),
});

export const arrivalView = shape('Arrival', 'How far a release has come.', {
  id: id().required(),
  release: Joi.string().required().description('`version-hash`.'),
  missing: Joi.array().items(Joi.string()).required().description('The files that are still to come.'),
});

export const smokeBody = shape('SmokeBody', 'Says that the real shell drew a release.', {
  release_id: id().required(),
  browser: text(200).required().description('In which browser.'),
});
export const activateBody = shape('ActivateBody', 'A release that is to be live.', {
  release_id: id().required(),
  unhalt: Joi.boolean().description('Brings back one that was halted.'),
});
export const canaryBody = shape('CanaryBody', 'A release for a share of new sessions.', {
  release_id: id().required(),
  percent: Joi.number().integer().min(0).max(100).required().description('0 ends it.'),
});
export const promoteBody = shape('PromoteBody', 'The canary that is to be live for everybody.', {
  release_id: id().required().description('The canary as the caller knows it; a 409 where another one is.'),
});
export const haltBody = shape('HaltBody', 'A release that nobody is to be given any more.', {
  release_id: id().required(),
  why: text(500).required().description('What the log and the list of releases say of it.'),
});
export const whyBody = shape('RollbackBody', 'What is gone back from, and why.', {
  release_id: id().description('The release that is live as the caller knows; a 409 where another one is.'),
  why: text(500).description('What the log and the list of releases say of it.'),
});
export const keyBody = shape('DeployKeyBody', 'A further key.', {
  label: text(80).required().description('Where it lies or who holds it.'),
});

const releaseFields = {
  id: id().required(),
  remote: Joi.string().required(),
  version: Joi.string().required(),
  hash: Joi.string().required(),
  state: Joi.string()
    .valid('arriving', 'refused', 'published', 'smoked', 'canary', 'live', 'halted', 'removed')
    .required(),
  published_by: Joi.string().required(),
  published_at: moment('When it was published, or began to arrive').required(),
  smoked_at: momentOrNull('When a browser drew it', 'where none did').required(),
  halted_at: momentOrNull('When it was halted', 'where it was not').required(),
  halted_why: Joi.string().allow(null).required().description('Null where it was not halted.'),
  removed_at: momentOrNull('When its files were removed', 'while they are there').required(),
  givable: Joi.boolean()
    .required()
    .description(
      'An activation would take it: it came whole, was drawn in a browser or live before, was not halted, and its files are there.',
    ),
  bytes: number().required().description('Of all its files, compressed ones and maps too.'),
};
export const releaseView = shape('PlatformRelease', 'A release of a remote or of the shell.', releaseFields);
export const publishedView = shape('PublishedRelease', 'A release that was published just now or before.', {
  ...releaseFields,
  warnings: Joi.array()
    .items(Joi.string())
    .required()
    .description('What of it is close to its budget; none where it was published before.'),
});

export const remoteView = shape('PlatformRemote', 'A remote, or the shell, and what is live of it.', {
  name: Joi.string().required(),
  team: Joi.string().required(),
  live: releaseView.allow(null).required().description('Null before anything was.'),
  previous: releaseView.allow(null).required().description('The one that was good before it; null without.'),
  canary: releaseView.allow(null).required().description('Null without.'),
  canary_percent: number().max(100).required().description('Of a hundred new sessions; 0 without a canary.'),
  canary_since: momentOrNull('Since when there is this canary', 'without').required(),
  misfits: Joi.array()
    .items(Joi.string())
    .required()
    .description(
      'What the live release asks that this API does not take or answer any more; none where it fits.',
    ),
  canary_misfits: Joi.array().items(Joi.string()).required().description('The same of the canary.'),
  chosen_by_person: Joi.boolean().required().description('A start of the site leaves it alone.'),
  changed_at: momentOrNull('When what is live last changed', 'before anything was').required(),
  can: Joi.object({
    change: Joi.boolean()
      .required()
      .description('By the key that was sent: its own remote, or each by the platform’s.'),
  }).required(),
});
export const entryView = shape('PlatformLogEntry', 'What was done, when and by whom.', {
  id: number().required(),
  remote: Joi.string().required(),
  release_id: id().allow(null).required().description('Null where it was about no release.'),
  action: Joi.string().required(),
  detail: Joi.object().unknown().required(),
  by_whom: Joi.string().required(),
  at: moment('When it was done').required(),
});
export const keyView = shape('DeployKey', 'A deploy key, without the key.', {
  id: id().required(),
  label: Joi.string().required(),
  created_by: Joi.string().required(),
  created_at: moment('When it was made').required(),
  last_used_at: momentOrNull('When it was last used, to the minute', 'where it never was').required(),
  revoked_at: momentOrNull('When it was revoked', 'while it opens something').required(),
});
export const newKeyView = shape('NewDeployKey', 'A deploy key, shown this once.', {
  id: id().required(),
  key: Joi.string().required(),
});

export const remotesAnswer = listAnswer(remoteView);
export const releasesAnswer = listAnswer(releaseView);
export const logAnswer = listAnswer(entryView);
export const keysAnswer = listAnswer(keyView);
export const pageQuery = listQuery();

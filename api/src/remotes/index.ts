export { feed, followFeed, stopFollowing } from './feed';
export { projectRoot } from './project-root';
export { remoteJobs } from './remote.jobs';
export { publishBuild, syncBuiltRemotes, type Synced } from './publish';
export { readBuild, RefusedRelease } from './release-folder';
export { activate, listReleases, rollback } from './release-store';
export { remoteRouter } from './remote.router';

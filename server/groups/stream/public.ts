// What other groups may use of the group stream.
export { createStreamKey, deleteStreamKey, endLapsedStreams } from './service'
export { bearerOf, hashOf, newSecret } from './streamKey'

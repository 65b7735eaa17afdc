// What other groups may use of the group stream.
export { endLapsedStreams } from './service'
export { bearerOf, hashOf, newSecret } from './streamKey'

// What other groups may use of the group stream.
export { createStreamKey, createVisitTicket, deleteStreamKey, endLapsedStreams } from './service'
export { bearerOf, hashOf, newSecret } from './streamKey'

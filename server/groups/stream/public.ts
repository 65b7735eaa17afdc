// What other groups may use of the group stream.
export { createVisitTicket, endLapsedStreams } from './service'
export { bearerOf, hashOf, newSecret } from './streamKey'

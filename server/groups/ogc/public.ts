// What other groups may use of the group ogc.
export { boxesOf, cursorOf, readBoxes, readCursor, readPeriod, UUID, type ItemFilter } from './query'
export { findPhotoIds } from './photoSearch'
export { limited } from './searchLimit'
export { queryText, sendDocument, type Link } from './reply'

// What other groups use of the caller's own account.
export { endOwnAccess, type EndedAccess } from './ownAccess'

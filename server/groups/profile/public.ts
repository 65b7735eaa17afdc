// What other groups use of the caller's own account.
export { endOwnAccess, selectOwnAccess, type EndedAccess } from './ownAccess'

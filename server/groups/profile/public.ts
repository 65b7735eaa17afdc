// What other groups use of the caller's own account.
export { countAccessOf, endOwnAccess, selectOwnAccess, type EndedAccess } from './ownAccess'

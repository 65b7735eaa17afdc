// What every action of the socket has in common. The store knows no more of them, so that the table of events and tags
// loads with the socket after login.
import type { UnknownAction } from '@reduxjs/toolkit'

export interface SocketAction extends UnknownAction {
  meta: {
    /** Cache tags the frame makes stale. */
    stale: { type: string; id?: string }[]
    /** Permissions of a user or a group changed. Only the server knows whether that concerns the current user. */
    permissionsChanged?: boolean
  }
}

export const isSocketAction = (action: UnknownAction): action is SocketAction => action.type.startsWith('socket/')

export const isPermissionsChanged = (action: UnknownAction): boolean =>
  isSocketAction(action) && action.meta.permissionsChanged === true

import type { FastifyRequest } from 'fastify'
import type { Principal } from '../identity/session'
import type { Actor } from './sql'

/** The caller as the audit log names them. */
export const actorOf = ({ user, request }: { user: Principal; request: FastifyRequest }): Actor => ({
  actorId: user.provisioning ? null : user.userId,
  actorName: user.name,
  address: request.ip,
  ...(user.support && { forSupport: true }),
  ...(user.clientView && { viewedAs: user.clientView.name }),
  ...(user.token && { apiToken: user.token.name }),
  ...(user.phone && { fromPhone: user.phone.name }),
  ...(user.provisioning && { apiToken: user.provisioning.tokenName }),
})

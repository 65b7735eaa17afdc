import type { FastifyRequest } from 'fastify'
import type { Principal } from '../session'
import type { Actor } from './sql'

/** Whoever makes this call, as the audit log names them. */
export const actorOf = ({ user, request }: { user: Principal; request: FastifyRequest }): Actor => ({
  actorId: user.userId,
  actorName: user.name,
  address: request.ip,
})

// Browser side of the sandbox: a script compatible with Razorpay's checkout.js, and the endpoint of its card form.
import { readFileSync } from 'node:fs'
import type { FastifyInstance } from 'fastify'
import { serverFile } from '../core/folders'
import { render } from '../core/messages'
import { SANDBOX_SCRIPT, type Sandbox } from './sandbox'

const SCRIPT_FILE = serverFile('platform/payment/checkout/sandbox.js')

const BODY = {
  type: 'object',
  additionalProperties: false,
  required: ['order_id', 'amount', 'currency', 'card'],
  properties: {
    order_id: { type: 'string', maxLength: 40 },
    amount: { type: 'integer', minimum: 0, maximum: 10_000_000_000 },
    currency: { type: 'string', maxLength: 3 },
    card: {
      type: 'object',
      additionalProperties: false,
      required: ['number'],
      properties: { number: { type: 'string', maxLength: 40 } },
    },
  },
}

interface Body {
  order_id: string
  amount: number
  currency: string
  card: { number: string }
}

export function registerSandboxCheckout(app: FastifyInstance, sandbox: Sandbox): void {
  const script = readFileSync(SCRIPT_FILE)

  app.get(SANDBOX_SCRIPT, async (_request, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(script),
  )

  app.post<{ Body: Body }>('/checkout/sandbox/pay', { schema: { body: BODY } }, async ({ body, language }, reply) => {
    const { order_id: orderId, amount, currency, card } = body
    const outcome = await sandbox.pay({ orderId, amount, currency, cardNumber: card.number })
    void reply.header('cache-control', 'no-store')
    if ('declined' in outcome) {
      return reply.code(400).send({
        error: {
          code: 'BAD_REQUEST_ERROR',
          description: render(outcome.declined, language),
          metadata: { order_id: orderId },
        },
      })
    }
    return {
      razorpay_order_id: orderId,
      razorpay_payment_id: outcome.paymentId,
      razorpay_signature: outcome.signature,
    }
  })
}

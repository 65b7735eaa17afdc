import { catalogue } from '../../platform/core/messages'

export const webhookText = catalogue('webhook', {
  created: 'Webhook created. Copy the secret now: it is not shown again.',
  saved: 'Webhook saved',
  deleted: 'Webhook deleted',
  rotated: 'Secret replaced. Copy the new one now: it is not shown again.',
  tested: 'Test sent',
  resent: 'The delivery is sent again',
  resentAll: '{count, plural, one {# delivery is} other {# deliveries are}} sent again',
  notFound: 'Webhook not found',
  deliveryNotFound: 'Delivery not found. Deliveries are deleted 14 days after they ended.',
  changedElsewhere: 'Someone else changed the webhook. Reload it before you save.',
  tooMany: 'There are {limit} webhooks already. Delete one that is not used any more, then create this one.',
  unknownEvent: '{event} is not an event that is sent to webhooks',
  isOff: 'Switch the webhook on first',
  isSending: 'The delivery is being sent. Wait a moment.',
  isTesting: 'A test is being sent. Wait a moment.',
  tooManyWaiting: '{limit, number} deliveries are waiting already. Send this one again later.',
  status: 'The receiver answered {status}',
  redirect:
    'The receiver answered {status}, a redirect to another address. Redirects are not followed: enter that address instead.',
  gone: 'The receiver answered 410: it is gone for good. The webhook was switched off.',
  paused: 'All attempts of a day failed. The webhook was switched off. Last reason: {reason}',
  switchedOff: 'The webhook was switched off before this was delivered',
  secretLost:
    'The secret cannot be read any more, because its encryption key is lost. Replace the secret of the webhook.',
})

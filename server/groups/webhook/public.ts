// What other groups may use of the group webhook.
export { queueWebhooks } from './service'

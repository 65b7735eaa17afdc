// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /** @example Control room */
  WebhookName: string
  /**
   * @description With https. Addresses of this installation and of private networks are refused, unless the operator permits them with WEBHOOK_PRIVATE_HOSTS.
   * @example https://hooks.example.com/aerie
   */
  WebhookAddress: string
  /**
   * @description Names of the events that are sent; null for all. Of what is for one user, only a webhook of all events gets NOTIFICATION, and only if the user chose it.
   * @example [
   *       "ALERT_CREATED"
   *     ]
   */
  WebhookEvents: string[] | null
  /**
   * @example delivered
   * @enum {string}
   */
  WebhookDeliveryState: 'waiting' | 'delivered' | 'failed'
  NewWebhook: {
    name: schemas['WebhookName']
    address: schemas['WebhookAddress']
    events: schemas['WebhookEvents']
  }
  WebhookEdit: {
    version: Common.schemas['Version']
    name?: schemas['WebhookName']
    address?: schemas['WebhookAddress']
    events?: schemas['WebhookEvents']
    /** @example true */
    enabled?: boolean
  }
  Webhook: {
    _id: Common.schemas['Id']
    name: schemas['WebhookName']
    address: schemas['WebhookAddress']
    events: schemas['WebhookEvents']
    /** @example true */
    enabled: boolean
    /**
     * @description failing after 5 failed attempts in a row. The server switches it off after a day of failures (paused) or when the receiver answered 410 (gone).
     * @example active
     * @enum {string}
     */
    state: 'active' | 'failing' | 'off' | 'paused' | 'gone'
    /**
     * @description Why the last attempt failed; null when it succeeded.
     * @example null
     */
    problem: string | null
    /**
     * @description In a row.
     * @example 0
     */
    failures: number
    failingSince: Common.schemas['MaybeTime']
    /**
     * @description Last characters of the secret.
     * @example x7Qa
     */
    hint: string
    /**
     * Format: date-time
     * @description Until then, deliveries are also signed with the secret before.
     * @example null
     */
    previousSecretUntil: string | null
    /** @example 0 */
    waiting: number
    /**
     * @description At most 50000.
     * @example 0
     */
    failed: number
    deliveredAt: Common.schemas['MaybeTime']
    /**
     * @description Events that were not queued, because 50,000 were waiting.
     * @example 0
     */
    dropped: number
    droppedAt: Common.schemas['MaybeTime']
    createdAt: Common.schemas['Time']
    version: Common.schemas['Version']
  }
  WebhookDelivery: {
    _id: Common.schemas['Id']
    /** @example ALERT_CREATED */
    event: string
    state: schemas['WebhookDeliveryState']
    occurredAt: Common.schemas['Time']
    queuedAt: Common.schemas['Time']
    nextAt: Common.schemas['MaybeTime']
    endedAt: Common.schemas['MaybeTime']
    /** @example 1 */
    attempts: number
    /**
     * @description HTTP status of the last reply.
     * @example 200
     */
    status: number | null
    /** @example null */
    problem: string | null
  }
  WebhookAttempt: {
    /** @example 1 */
    number: number
    at: Common.schemas['Time']
    /** @example 84 */
    tookMs: number
    /** @example 200 */
    status: number | null
    /** @example null */
    problem: string | null
    /**
     * @description Start of the reply.
     * @example ok
     */
    reply: string
  }
  WebhookRequest: {
    headers: {
      /** @example Aerie-Event */
      name: string
      /** @example ALERT_CREATED */
      value: string
    }[]
    /** @example {"id":"01938f6e-7a3b-7c21-9b1e-2f64c1d2a301","event":"PING","createdAt":"2026-03-12T09:30:00.000Z","data":{}} */
    body: string
  }
  WebhookDeliveryDetail: {
    _id: Common.schemas['Id']
    /** @example ALERT_CREATED */
    event: string
    state: schemas['WebhookDeliveryState']
    occurredAt: Common.schemas['Time']
    queuedAt: Common.schemas['Time']
    nextAt: Common.schemas['MaybeTime']
    endedAt: Common.schemas['MaybeTime']
    /** @example 1 */
    attempts: number
    /**
     * @description HTTP status of the last reply.
     * @example 200
     */
    status: number | null
    /** @example null */
    problem: string | null
    webhookId: Common.schemas['Id']
    request: schemas['WebhookRequest']
    /** @description The newest attempt first. */
    log: schemas['WebhookAttempt'][]
  }
  WebhooksReply: {
    /** @example true */
    status: boolean
    data: {
      webhooks: schemas['Webhook'][]
    }
  }
  WebhookReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Webhook']
  }
  WebhookSecretReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      _id: Common.schemas['Id']
      /** @example whsec_5lXcN0y3m1q */
      secret: string
      webhook: schemas['Webhook']
    }
  }
  WebhookDeliveryListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['WebhookDelivery'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  WebhookDeliveryReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['WebhookDeliveryDetail']
  }
  WebhookResentReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @example 3 */
      count: number
    }
  }
}
export interface parameters {
  WebhookId: Common.schemas['Id']
  WebhookDeliveryId: Common.schemas['Id']
  /** @description Only deliveries in this state. */
  WebhookDeliveryState: schemas['WebhookDeliveryState']
}
export interface operations {
  getWebhooks: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 10 at most, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['WebhooksReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createWebhook: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Control room",
         *       "address": "https://hooks.example.com/aerie",
         *       "events": [
         *         "ALERT_CREATED"
         *       ]
         *     }
         */
        'application/json': schemas['NewWebhook']
      }
    }
    responses: {
      /** @description The webhook with its secret. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['WebhookSecretReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editWebhook: {
    parameters: {
      query?: never
      header?: never
      path: {
        webhookId: parameters['WebhookId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "enabled": false
         *     }
         */
        'application/json': schemas['WebhookEdit']
      }
    }
    responses: {
      /** @description The webhook. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['WebhookReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteWebhook: {
    parameters: {
      query?: never
      header?: never
      path: {
        webhookId: parameters['WebhookId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  rotateWebhookSecret: {
    parameters: {
      query?: never
      header?: never
      path: {
        webhookId: parameters['WebhookId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The webhook with its new secret. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['WebhookSecretReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  testWebhook: {
    parameters: {
      query?: never
      header?: never
      path: {
        webhookId: parameters['WebhookId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The delivery with what was replied. It is not tried again. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['WebhookDeliveryReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listWebhookDeliveries: {
    parameters: {
      query?: {
        /** @description Only deliveries in this state. */
        state?: parameters['WebhookDeliveryState']
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        webhookId: parameters['WebhookId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of deliveries. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['WebhookDeliveryListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getWebhookDelivery: {
    parameters: {
      query?: never
      header?: never
      path: {
        webhookDeliveryId: parameters['WebhookDeliveryId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The delivery with its last 50 attempts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['WebhookDeliveryReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  resendWebhookDelivery: {
    parameters: {
      query?: never
      header?: never
      path: {
        webhookDeliveryId: parameters['WebhookDeliveryId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The delivery, which is sent within seconds. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['WebhookDeliveryReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  resendFailedWebhookDeliveries: {
    parameters: {
      query?: never
      header?: never
      path: {
        webhookId: parameters['WebhookId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description How many were queued. Those beyond the limit of waiting deliveries stay failed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['WebhookResentReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

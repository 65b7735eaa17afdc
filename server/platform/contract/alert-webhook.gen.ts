// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Alert from './alert.gen'
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description Any JSON object; the mapping says which values are read.
   * @example {
   *       "name": "Door open"
   *     }
   */
  AlertDeliveryBody: {
    [key: string]: unknown
  }
  /**
   * @description JSON pointer (RFC 6901) into the delivery.
   * @example /event/name
   */
  AlertPointer: string
  AlertWebhookMapping: {
    title: schemas['AlertPointer']
    description?: schemas['AlertPointer']
    kind?: schemas['AlertPointer']
    severity?: schemas['AlertPointer']
    lat?: schemas['AlertPointer']
    long?: schemas['AlertPointer']
    time?: schemas['AlertPointer']
    dedupeKey?: schemas['AlertPointer']
  }
  AlertWebhookEdit: {
    version: Common.schemas['Version']
    missionId: Common.schemas['Id']
    kind: Alert.schemas['AlertKind']
    severity: Alert.schemas['AlertSeverity']
    mapping: schemas['AlertWebhookMapping']
  }
  AlertWebhookTest: {
    kind: Alert.schemas['AlertKind']
    severity: Alert.schemas['AlertSeverity']
    mapping: schemas['AlertWebhookMapping']
    delivery: schemas['AlertDeliveryBody']
  }
  MappedAlert: {
    /** @example Door open */
    title: string
    /** @example Camera */
    kind: string
    severity: Alert.schemas['AlertSeverity']
    /** @example  */
    description: string
    position: Alert.schemas['MaybeAlertPosition']
    occurredAt: Common.schemas['MaybeTime']
    /** @example camera-4 */
    dedupeKey: string | null
  }
  AlertDelivery: {
    _id: Common.schemas['Id']
    at: Common.schemas['Time']
    /**
     * @example raised
     * @enum {string}
     */
    result: 'raised' | 'repeated' | 'rejected'
    /** @example Door open */
    title: string
    /** @example null */
    problem: string | null
    alertId: Common.schemas['MaybeId']
    /**
     * @description Whether its JSON can be read.
     * @example true
     */
    hasBody: boolean
  }
  AlertWebhook: {
    missionId: Common.schemas['MaybeId']
    /** @example Harbour survey */
    missionName: string | null
    kind: Alert.schemas['AlertKind']
    severity: Alert.schemas['AlertSeverity']
    mapping: schemas['AlertWebhookMapping']
    /** @example https://aerie.example/apis/v1/alert-webhook/receive */
    address: string
    /**
     * @description Last characters of the token.
     * @example x7Qa
     */
    hint: string | null
    version: Common.schemas['Version']
    deliveries: schemas['AlertDelivery'][]
  }
  AlertDeliveryBodyReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      delivery: schemas['AlertDeliveryBody']
    }
  }
  AlertWebhookReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['AlertWebhook']
  }
  AlertWebhookTokenReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @example 5lXcN0y3m1q */
      token: string
      /** @example https://aerie.example/apis/v1/alert-webhook/receive */
      address: string
    }
  }
  AlertWebhookTestReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['MappedAlert']
  }
  AlertDeliveryReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      alertId: Common.schemas['Id']
      /** @example false */
      isRepeat: boolean
    }
  }
}
export interface operations {
  getAlertWebhook: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Without a webhook, its mission is null and its version 1. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertWebhookReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editAlertWebhook: {
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
         *       "version": 1,
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "kind": "Camera",
         *       "severity": "medium",
         *       "mapping": {
         *         "title": "/event/name"
         *       }
         *     }
         */
        'application/json': schemas['AlertWebhookEdit']
      }
    }
    responses: {
      /** @description The webhook. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertWebhookReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  rotateAlertWebhookToken: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The token and the address it is used at. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertWebhookTokenReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteAlertWebhookToken: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  testAlertWebhook: {
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
         *       "kind": "Camera",
         *       "severity": "medium",
         *       "mapping": {
         *         "title": "/name"
         *       },
         *       "delivery": {
         *         "name": "Door open"
         *       }
         *     }
         */
        'application/json': schemas['AlertWebhookTest']
      }
    }
    responses: {
      /** @description The alert. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertWebhookTestReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAlertDelivery: {
    parameters: {
      query?: never
      header?: never
      path: {
        alertDeliveryId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description As it was received. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertDeliveryBodyReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  receiveAlertDelivery: {
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
         *       "name": "Door open"
         *     }
         */
        'application/json': schemas['AlertDeliveryBody']
      }
    }
    responses: {
      /** @description An alert was raised, or an open one counted a repeat. */
      202: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AlertDeliveryReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

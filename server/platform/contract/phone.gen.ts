// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /** @example Chrome on Android */
  PhoneLabel: string
  Pairing: {
    /**
     * @description Upper or lower case, with or without the hyphen.
     * @example 7K3M-QX9D
     */
    code: string
    name: schemas['PhoneLabel']
  }
  PairingCodeReply: {
    /** @example true */
    status: boolean
    data: {
      /** @example 7K3M-QX9D */
      code: string
      expiresAt: Common.schemas['Time']
      /**
       * @description Until it expires, for clocks that differ.
       * @example 120
       */
      seconds: number
    }
  }
  PairedReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      _id: Common.schemas['Id']
    }
  }
  PhoneName: {
    name: schemas['PhoneLabel']
  }
  Phone: {
    _id: Common.schemas['Id']
    name: schemas['PhoneLabel']
    /**
     * @description The person it reports for.
     * @example Chris Client
     */
    ownerName: string
    /** @example Mozilla/5.0 (Linux; Android 15) */
    userAgent: string
    /**
     * @description Whether its camera is live.
     * @example false
     */
    isStreaming: boolean
    createdAt: Common.schemas['Time']
    lastUsedAt: Common.schemas['Time']
  }
  PhoneListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['Phone'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  OwnPhoneReply: {
    /** @example true */
    status: boolean
    data: {
      _id: Common.schemas['Id']
      name: schemas['PhoneLabel']
      /** @example Chris Client */
      personName: string
      /** @example Harbour Drones */
      organisationName: string
      /** @description Null until one is chosen, and when it is not shared any more or is over. */
      mission: schemas['PhoneMission'] | null
    }
  }
  OwnPhoneEdit: {
    name?: schemas['PhoneLabel']
    missionId?: Common.schemas['Id']
  }
  PhoneMission: {
    _id: Common.schemas['Id']
    /** @example Harbour survey */
    name: string
  }
  PhoneMissionsReply: {
    /** @example true */
    status: boolean
    data: {
      missions: schemas['PhoneMission'][]
    }
  }
  PhoneMissionChoice: {
    missionId: Common.schemas['Id']
  }
  PhonePhoto: {
    missionId: Common.schemas['Id']
    uploadId: Common.schemas['Id']
  }
  PhoneAlert: {
    /**
     * @description Made by the phone for each alert, so that an alert that is sent again is not raised again.
     * @example 6f1f7a3e-8f0e-4a7c-b4f1-0d2f4c1d2a30
     */
    key: string
    missionId: Common.schemas['Id']
    /** @example Person at the fence */
    title: string
    /** @example Behind the crane. */
    description?: string
    /**
     * @example high
     * @enum {string}
     */
    severity: 'info' | 'low' | 'medium' | 'high' | 'critical'
    occurredAt?: Common.schemas['Time']
    position?: Common.schemas['Coordinates']
    /** @description A picture. */
    uploadId?: Common.schemas['Id']
  }
  PhoneCameraReply: {
    /** @example true */
    status: boolean
    data: {
      /** @example 5lXcN0y3m1q5lXcN0y3m1q5lXcN0y3m1q5lXcN0y3m1 */
      key: string
    }
  }
  SharedPosition: {
    missionId: Common.schemas['Id']
    /** @example 46.78 */
    lat: number
    /** @example -92.1 */
    long: number
    /**
     * @description Radius in metres.
     * @example 8
     */
    accuracy?: number
  }
  PhonePosition: {
    _id: Common.schemas['Id']
    name: schemas['PhoneLabel']
    /** @example Chris Client */
    ownerName: string
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    /** @example 46.78 */
    lat: number
    /** @example -92.1 */
    long: number
    /** @example 8 */
    accuracy: number | null
    /** @description When it began to share its position. */
    since: Common.schemas['Time']
    at: Common.schemas['Time']
  }
  PhonePositionsReply: {
    /** @example true */
    status: boolean
    data: {
      phones: schemas['PhonePosition'][]
    }
  }
}
export interface parameters {
  PhoneId: Common.schemas['Id']
}
export interface responses {
  /** @description What was made. */
  Reported: {
    headers: {
      [name: string]: unknown
    }
    content: {
      'application/json': {
        /** @example true */
        status: boolean
        /** @example Done */
        message?: string
        data: {
          _id: Common.schemas['Id']
        }
      }
    }
  }
}
export interface operations {
  createPairingCode: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The code. No other reply contains it. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PairingCodeReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  pairPhone: {
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
         *       "code": "7K3M-QX9D",
         *       "name": "Chrome on Android"
         *     }
         */
        'application/json': schemas['Pairing']
      }
    }
    responses: {
      /** @description The phone. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PairedReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listPhones: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of phones. Revoked and expired ones are not listed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PhoneListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editPhone: {
    parameters: {
      query?: never
      header?: never
      path: {
        phoneId: parameters['PhoneId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Phone of the gate"
         *     }
         */
        'application/json': schemas['PhoneName']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  deletePhone: {
    parameters: {
      query?: never
      header?: never
      path: {
        phoneId: parameters['PhoneId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  listPhonesOfClient: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
      }
      header?: never
      path: {
        clientId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of phones. Revoked and expired ones are not listed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PhoneListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deletePhoneOfClient: {
    parameters: {
      query?: never
      header?: never
      path: {
        phoneId: parameters['PhoneId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getOwnPhone: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The phone. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "status": true,
           *       "data": {
           *         "_id": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
           *         "name": "Chrome on Android",
           *         "personName": "Chris Client",
           *         "organisationName": "Harbour Drones",
           *         "mission": {
           *           "_id": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
           *           "name": "Harbour survey"
           *         }
           *       }
           *     }
           */
          'application/json': schemas['OwnPhoneReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteOwnPhone: {
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
  editOwnPhone: {
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
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['OwnPhoneEdit']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getPhoneMissions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The missions, the last changed first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PhoneMissionsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  addPhonePhoto: {
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
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['PhonePhoto']
      }
    }
    responses: {
      201: responses['Reported']
      '4XX': Common.responses['Problem']
    }
  }
  raisePhoneAlert: {
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
         *       "key": "6f1f7a3e-8f0e-4a7c-b4f1-0d2f4c1d2a30",
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "title": "Person at the fence",
         *       "severity": "high"
         *     }
         */
        'application/json': schemas['PhoneAlert']
      }
    }
    responses: {
      201: responses['Reported']
      '4XX': Common.responses['Problem']
    }
  }
  startPhoneCamera: {
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
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['PhoneMissionChoice']
      }
    }
    responses: {
      /** @description The key. No other reply contains it. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PhoneCameraReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  stopPhoneCamera: {
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
  sharePhonePosition: {
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
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "lat": 46.78,
         *       "long": -92.1,
         *       "accuracy": 8
         *     }
         */
        'application/json': schemas['SharedPosition']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  hidePhonePosition: {
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
  getPhonePositions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The positions, each at most two minutes old. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PhonePositionsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

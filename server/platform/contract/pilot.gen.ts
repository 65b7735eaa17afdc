// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Flight from './flight.gen'
export interface schemas {
  Licence: {
    /** @example EU A2 */
    kind: string
    /** @example D-1234 */
    number?: string
    /**
     * Format: date
     * @description Last day on which it is valid.
     * @example 2027-01-31
     */
    expiresOn?: string | null
  }
  NewPilot: {
    /** @description The user who becomes a pilot. The name and the email address are those of the account. */
    userId?: Common.schemas['Id']
    /**
     * @description Required without userId.
     * @example Asha Rao
     */
    name?: string
    /**
     * Format: email
     * @example asha@example.com
     */
    email?: string
    /** @example +44 20 7946 0000 */
    phone?: string
    licences?: schemas['Licence'][]
  }
  PilotEdit: {
    version: Common.schemas['Version']
    /** @example Asha Rao */
    name?: string
    /**
     * Format: email
     * @description Only for a pilot without an account.
     * @example asha@example.com
     */
    email?: string | null
    /** @example +44 20 7946 0000 */
    phone?: string
    licences?: schemas['Licence'][]
  }
  Pilot: {
    _id: Common.schemas['Id']
    userId: Common.schemas['MaybeId']
    /** @example Asha Rao */
    name: string
    /** @example asha@example.com */
    email: string | null
    /** @example null */
    avatar: string | null
    /** @example +44 20 7946 0000 */
    phone: string
    licences: schemas['Licence'][]
    /** @description Flights of the pilot in preflight or in the air. */
    flights: {
      _id: Common.schemas['Id']
      /** @example Flight 1 */
      name: string
      missionId: Common.schemas['Id']
      status: Common.schemas['FlightStatus']
    }[]
    /** @description Why the pilot should not fly the requested flight; empty without `flightId`. */
    problems: Flight.schemas['PilotProblem'][]
    version: Common.schemas['Version']
  }
  PilotReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Pilot']
  }
  PilotsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      pilots: schemas['Pilot'][]
    }
  }
  DeletedPilot: {
    _id: Common.schemas['Id']
    /** @example Asha Rao */
    name: string
    deletedAt: Common.schemas['Time']
  }
  DeletedPilotListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['DeletedPilot'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
}
export interface parameters {
  PilotId: Common.schemas['Id']
  /** @description The flight that `problems` refer to. */
  ForFlight: Common.schemas['Id']
}
export interface operations {
  getAllPilots: {
    parameters: {
      query?: {
        /** @description The flight that `problems` refer to. */
        flightId?: parameters['ForFlight']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The pilots by name, 1,000 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PilotsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createPilot: {
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
         *       "name": "Asha Rao",
         *       "email": "asha@example.com",
         *       "licences": [
         *         {
         *           "kind": "EU A2",
         *           "number": "D-1234",
         *           "expiresOn": "2027-01-31"
         *         }
         *       ]
         *     }
         */
        'application/json': schemas['NewPilot']
      }
    }
    responses: {
      /** @description The stored pilot. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PilotReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editPilot: {
    parameters: {
      query?: never
      header?: never
      path: {
        pilotId: parameters['PilotId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "phone": "+44 20 7946 0000"
         *     }
         */
        'application/json': schemas['PilotEdit']
      }
    }
    responses: {
      /** @description The stored pilot. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PilotReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deletePilot: {
    parameters: {
      query?: never
      header?: never
      path: {
        pilotId: parameters['PilotId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  restorePilot: {
    parameters: {
      query?: never
      header?: never
      path: {
        pilotId: parameters['PilotId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The pilot. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PilotReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listDeletedPilots: {
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
      /** @description The last removed first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DeletedPilotListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deletePilotTrash: {
    parameters: {
      query: {
        /** @description Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
        count: Common.parameters['TrashCount']
      }
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
  deletePilotPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        pilotId: parameters['PilotId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
}

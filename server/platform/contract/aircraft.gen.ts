// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /** @example Regional TAK */
  AircraftFeedName: string
  /**
   * @description Name or IP address. Private addresses are refused, unless the operator permits them with WEBHOOK_PRIVATE_HOSTS.
   * @example tak.example.com
   */
  AircraftFeedHost: string
  /** @example 8089 */
  AircraftFeedPort: number
  /**
   * @description Name in the certificate of the server, if it is not the host; empty for the host.
   * @example takserver
   */
  AircraftFeedServerName: string
  /**
   * @description PEM; empty for none.
   * @example
   */
  AircraftFeedPem: string
  /**
   * @example cot
   * @enum {string}
   */
  AircraftFeedKind: 'cot' | 'remote_id'
  /** @description All but the name is of Cursor on Target. */
  NewAircraftFeed: {
    name: schemas['AircraftFeedName']
    kind: schemas['AircraftFeedKind']
    host?: schemas['AircraftFeedHost']
    port?: schemas['AircraftFeedPort']
    /** @example true */
    usesTls?: boolean
    serverName?: schemas['AircraftFeedServerName']
    /** @description Certificate of the authority that signed the one of the server; empty for public authorities. */
    authority?: schemas['AircraftFeedPem']
    /** @description Client certificate. */
    certificate?: schemas['AircraftFeedPem']
    /** @description Private key of the client certificate. No reply contains it. */
    privateKey?: schemas['AircraftFeedPem']
    /**
     * @description Positions of own drones are sent to it.
     * @example false
     */
    sendsOwn?: boolean
  }
  AircraftFeedEdit: {
    version: Common.schemas['Version']
    name?: schemas['AircraftFeedName']
    /** @example true */
    enabled?: boolean
    host?: schemas['AircraftFeedHost']
    port?: schemas['AircraftFeedPort']
    /** @example true */
    usesTls?: boolean
    serverName?: schemas['AircraftFeedServerName']
    authority?: schemas['AircraftFeedPem']
    certificate?: schemas['AircraftFeedPem']
    /** @description Absent to keep the one that is stored. */
    privateKey?: schemas['AircraftFeedPem']
    /** @example false */
    sendsOwn?: boolean
  }
  AircraftFeedTest: {
    /** @description A feed whose stored private key is used if there is none here. */
    aircraftFeedId?: Common.schemas['Id']
    host: schemas['AircraftFeedHost']
    port: schemas['AircraftFeedPort']
    /** @example true */
    usesTls: boolean
    serverName?: schemas['AircraftFeedServerName']
    authority?: schemas['AircraftFeedPem']
    certificate?: schemas['AircraftFeedPem']
    privateKey?: schemas['AircraftFeedPem']
  }
  AircraftFeed: {
    _id: Common.schemas['Id']
    name: schemas['AircraftFeedName']
    kind: schemas['AircraftFeedKind']
    /** @example true */
    enabled: boolean
    /** @example tak.example.com */
    host: string | null
    /** @example 8089 */
    port: number | null
    /** @example true */
    usesTls: boolean
    serverName: schemas['AircraftFeedServerName']
    authority: schemas['AircraftFeedPem']
    certificate: schemas['AircraftFeedPem']
    /** @example false */
    hasPrivateKey: boolean
    /** @example false */
    sendsOwn: boolean
    /**
     * @description Last characters of the key of Remote ID.
     * @example x7Qa
     */
    hint: string | null
    /**
     * @description connected: also for Remote ID, while messages came in the last minute; otherwise it is waiting for some. failed: it connects again after a while.
     * @example connected
     * @enum {string}
     */
    state: 'off' | 'connecting' | 'connected' | 'failed' | 'waiting'
    /**
     * @description Why it failed.
     * @example null
     */
    problem: string | null
    connectedAt: Common.schemas['MaybeTime']
    messageAt: Common.schemas['MaybeTime']
    /**
     * @description Messages in the last minute.
     * @example 84
     */
    perMinute: number
    /**
     * @description Of these, messages that are no positions of aircraft, stale or invalid.
     * @example 2
     */
    passedOver: number
    /**
     * @description Of these, messages over the limits of 2,000 a second and 1,000 aircraft of an organisation.
     * @example 0
     */
    dropped: number
    /**
     * @description Shown now.
     * @example 3
     */
    aircraft: number
    /** @description Senders of the last minute whose clocks differ by 15 seconds or more, the worst first. Their positions have the time at which they arrived. Empty for Remote ID, which refuses such positions. */
    wrongClocks: schemas['AircraftClock'][]
    /**
     * @description All of them.
     * @example 1
     */
    wrongClockCount: number
    createdAt: Common.schemas['Time']
    version: Common.schemas['Version']
  }
  AircraftClock: {
    /**
     * @description Callsign or UID of the sender.
     * @example Eagle 1
     */
    name: string
    /**
     * @description By which its clock is ahead of the one of the server. Negative when it is behind, or its events arrive late.
     * @example -600
     */
    seconds: number
  }
  RemoteIdMessage: {
    /**
     * @description Base64 of a message of 25 bytes, or of a message pack.
     * @example EgBaAGQAANxJBQBQjnYAAAAAAAAAAAAAAAAAAA==
     */
    pack?: string
    /** @example 1596F0000000000001 */
    uasId?: string
    /**
     * @description Shown instead of the ID.
     * @example Survey 7
     */
    name?: string
    at?: Common.schemas['Time']
    /** @example 46.78 */
    lat?: number
    /** @example -92.1 */
    long?: number
    /**
     * @description Metres above the WGS 84 ellipsoid.
     * @example 230
     */
    altitude?: number
    /**
     * @description Metres; see heightType.
     * @example 60
     */
    height?: number
    /**
     * @description take_off if absent.
     * @example ground
     * @enum {string}
     */
    heightType?: 'ground' | 'take_off'
    /**
     * @description Radius in metres.
     * @example 3
     */
    accuracy?: number
    /**
     * @description Degrees from true north.
     * @example 271
     */
    direction?: number
    /**
     * @description Metres per second over the ground.
     * @example 12.5
     */
    speed?: number
    /** @example -2 */
    verticalSpeed?: number
    /**
     * @example airborne
     * @enum {string}
     */
    status?: 'undeclared' | 'ground' | 'airborne' | 'emergency' | 'failure'
    /** @example FIN87astrdge12k8 */
    operatorId?: string
    /** @example 46.781 */
    operatorLat?: number
    /** @example -92.101 */
    operatorLong?: number
  }
  SentRemoteId: {
    messages: schemas['RemoteIdMessage'][]
  }
  Aircraft: {
    feedId: Common.schemas['Id']
    feedName: schemas['AircraftFeedName']
    feedKind: schemas['AircraftFeedKind']
    /**
     * @description Identifies the aircraft within its feed.
     * @example UAS-7
     */
    uid: string
    /**
     * @description Call sign.
     * @example EAGLE 1
     */
    name: string | null
    /** @example a-f-A-M-H-Q */
    cotType: string | null
    at: Common.schemas['Time']
    staleAt: Common.schemas['Time']
    /** @example 46.78 */
    lat: number
    /** @example -92.1 */
    long: number
    /**
     * @description Metres above the WGS 84 ellipsoid.
     * @example 230.5
     */
    altitude: number | null
    /** @example 60 */
    height: number | null
    /**
     * @description What the height is above.
     * @example ground
     * @enum {string|null}
     */
    heightReference: 'ground' | 'take_off' | null
    /** @example 4 */
    accuracy: number | null
    /** @example 271.5 */
    course: number | null
    /** @example 12.25 */
    speed: number | null
    /** @example -2 */
    verticalSpeed: number | null
    /** @example false */
    isEmergency: boolean
    /** @example null */
    operatorId: string | null
    /** @example 46.781 */
    operatorLat: number | null
    /** @example -92.101 */
    operatorLong: number | null
  }
  AircraftListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      aircraft: schemas['Aircraft'][]
    }
  }
  SentRemoteIdReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @example 1 */
      stored: number
    }
  }
  AircraftFeedsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      feeds: schemas['AircraftFeed'][]
    }
  }
  AircraftFeedReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['AircraftFeed']
  }
  AircraftFeedKeyReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      _id: Common.schemas['Id']
      feed: schemas['AircraftFeed']
      /** @example null */
      key: string | null
    }
  }
  AircraftFeedTestReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @example true */
      isConnected: boolean
      /** @example null */
      problem: string | null
      /** @example 12 */
      messages: number
      /**
       * @description Messages that are positions of aircraft.
       * @example 9
       */
      aircraft: number
    }
  }
}
export interface parameters {
  AircraftFeedId: Common.schemas['Id']
}
export interface operations {
  getAircraft: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last position of each aircraft, at most a minute after it went stale. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AircraftListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  sendRemoteId: {
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
         *       "messages": [
         *         {
         *           "uasId": "1596F0000000000001",
         *           "lat": 46.78,
         *           "long": -92.1,
         *           "height": 60,
         *           "heightType": "ground"
         *         }
         *       ]
         *     }
         */
        'application/json': schemas['SentRemoteId']
      }
    }
    responses: {
      /** @description How many positions were stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SentRemoteIdReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAircraftFeeds: {
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
          'application/json': schemas['AircraftFeedsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createAircraftFeed: {
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
         *       "name": "Regional TAK",
         *       "kind": "cot",
         *       "host": "tak.example.com",
         *       "port": 8089,
         *       "usesTls": true,
         *       "sendsOwn": false
         *     }
         */
        'application/json': schemas['NewAircraftFeed']
      }
    }
    responses: {
      /** @description The feed, and its key if it is of Remote ID. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AircraftFeedKeyReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editAircraftFeed: {
    parameters: {
      query?: never
      header?: never
      path: {
        aircraftFeedId: parameters['AircraftFeedId']
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
        'application/json': schemas['AircraftFeedEdit']
      }
    }
    responses: {
      /** @description The feed. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AircraftFeedReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  rotateAircraftFeedKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        aircraftFeedId: parameters['AircraftFeedId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The feed with its new key. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AircraftFeedKeyReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  testAircraftFeed: {
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
         *       "host": "tak.example.com",
         *       "port": 8089,
         *       "usesTls": true
         *     }
         */
        'application/json': schemas['AircraftFeedTest']
      }
    }
    responses: {
      /** @description Whether it could be reached, and what it sent. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AircraftFeedTestReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteAircraftFeed: {
    parameters: {
      query?: never
      header?: never
      path: {
        aircraftFeedId: parameters['AircraftFeedId']
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

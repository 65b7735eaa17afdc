// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Mission from './mission.gen'
import type * as Telemetry from './telemetry.gen'
export interface schemas {
  /** @example Controller of drone 1 */
  StreamKeyName: string
  NewStreamKey: {
    flightId: Common.schemas['Id']
    name: schemas['StreamKeyName']
    /** @description The key is refused from then on. A stream that is running goes on. */
    expiresAt?: Common.schemas['MaybeTime']
  }
  StreamKey: {
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    flightId: Common.schemas['Id']
    /** @example Flight 1 */
    flightName: string
    name: schemas['StreamKeyName']
    /**
     * @description The last characters of the key.
     * @example x9Qa
     */
    hint: string
    /**
     * @description closed: the flight or its mission has ended, so that the key is refused.
     * @example active
     * @enum {string}
     */
    state: 'active' | 'streaming' | 'expired' | 'revoked' | 'closed'
    expiresAt: Common.schemas['MaybeTime']
    createdAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
    /**
     * @description How the latest connection of a publisher with this key ended, or why it was refused. Null before the first and while one
     *     publishes.
     * @example null
     */
    lastClosing: schemas['StreamClosing'] | null
  }
  StreamClosing: {
    at: Common.schemas['Time']
    /**
     * @description publisher: it stopped; lost: its connection ended without a word; idle: nothing arrived for 15 s; closed: by a person, or
     *     the key became invalid; engine: live video started again; malformed: the data did not follow the protocol; noPicture:
     *     there was no video; replaced: the publisher connected again. The others refuse a publisher.
     * @example lost
     * @enum {string}
     */
    reason:
      | 'publisher'
      | 'lost'
      | 'idle'
      | 'closed'
      | 'engine'
      | 'malformed'
      | 'noPicture'
      | 'replaced'
      | 'keyRefused'
      | 'keyEnded'
      | 'flightEnded'
      | 'minutesUsed'
      | 'inUse'
      | 'tooManyConnections'
      | 'tooManyStreams'
      | 'unavailable'
  }
  IssuedStreamKey: {
    _id: Common.schemas['Id']
    /**
     * @description Shown only once.
     * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
     */
    key: string
    name: schemas['StreamKeyName']
    flightId: Common.schemas['Id']
    /**
     * @description Server address for RTMP; the key is entered separately. Null while RTMP is not available.
     * @example rtmp://aerie.example.com:1935/live
     */
    rtmpUrl: string | null
    /**
     * @description What is entered as the stream key for RTMP. A media server needs more than the key.
     * @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
     */
    rtmpKey: string
    /**
     * @description For WHIP with the key as bearer token.
     * @example https://aerie.example.com/live/whip
     */
    whipUrl: string
    /**
     * @description Page that publishes from a camera in the browser. Contains the key.
     * @example https://aerie.example.com/live/publish#3q2-7w
     */
    publishUrl: string
  }
  /**
   * @description RTSP and SRT are accepted by a media server only.
   * @example rtmp
   * @enum {string}
   */
  StreamProtocol: 'rtmp' | 'whip' | 'rtsp' | 'srt'
  /**
   * @description connecting: no frame has arrived yet; stalled: nothing has arrived for some seconds; frozen: sound has arrived, but no picture
   *     for some seconds. What a media server receives is never frozen, because it does not count pictures.
   * @example live
   * @enum {string}
   */
  StreamState: 'connecting' | 'live' | 'stalled' | 'frozen'
  /**
   * @description whep: WebRTC, below a tenth of a second of delay; flv: over a WebSocket, about a second of delay; hls: over HTTP from the
   *     media server, some seconds of delay.
   * @example whep
   * @enum {string}
   */
  LivePath: 'whep' | 'flv' | 'hls'
  /**
   * @description bFrames: frames out of order, which WebRTC cannot play; rareKeyFrames: more than 4 s between key frames; codec: not
   *     every browser plays it; notRecorded: the recording has stopped; storageFull: it has stopped because the storage of the
   *     package is full; diskFull: it has stopped because the disk of the server has less space than its reserve, and goes
   *     on when it has more.
   * @example bFrames
   * @enum {string}
   */
  StreamWarning: 'bFrames' | 'rareKeyFrames' | 'codec' | 'notRecorded' | 'storageFull' | 'diskFull'
  StreamStatistics: {
    /** @example 3 */
    viewers: number
    /** @example 4100000 */
    bitsPerSecond: number
    /** @example 30 */
    framesPerSecond: number | null
    /** @example H.264 */
    codec: string | null
    /** @example null */
    audioCodec: string | null
    /** @example 1920 */
    width: number | null
    /** @example 1080 */
    height: number | null
    /** @example 0 */
    droppedFrames: number
    /** @example 2 */
    keyFrameSeconds: number | null
    /** @example false */
    hasBFrames: boolean
    warnings: schemas['StreamWarning'][]
  }
  /** @example 90 */
  MaybeDegrees: number | null
  StreamPosition: {
    at: Common.schemas['Time']
    /** @example 46.84 */
    lat: number
    /** @example -91.99 */
    long: number
    altitude: Telemetry.schemas['MaybeMetres']
    height: Telemetry.schemas['MaybeMetres']
    heading: schemas['MaybeDegrees']
    gimbalYaw: schemas['MaybeDegrees']
    gimbalPitch: schemas['MaybeDegrees']
    /** @example 5.2 */
    speed: number | null
    /** @example 81 */
    battery: number | null
  }
  ActiveStream: {
    _id: Common.schemas['Id']
    missionId: Common.schemas['Id']
    /** @example Harbour survey */
    missionName: string
    flightId: Common.schemas['MaybeId']
    /**
     * @description Empty for clients.
     * @example Flight 1
     */
    flightName: string
    /**
     * @description Name of the pilot.
     * @example Asha Rao
     */
    pilot: string | null
    /**
     * @description Name of the stream key.
     * @example Controller of drone 1
     */
    name: string
    protocol: schemas['StreamProtocol']
    state: schemas['StreamState']
    startedAt: Common.schemas['Time']
    firstFrameAt: Common.schemas['MaybeTime']
    statistics: schemas['StreamStatistics']
    paths: schemas['LivePath'][]
    /**
     * @description The latest position that the drone has sent.
     * @example null
     */
    position: schemas['StreamPosition'] | null
    /**
     * @description Whether the caller may watch it.
     * @example true
     */
    canWatch: boolean
  }
  ActiveStreamsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      streams: schemas['ActiveStream'][]
      liveVideo: schemas['LiveVideoState']
    }
  }
  /**
   * @description Whether live video works on this installation. `starting`: its process is loading, which takes minutes on a busy machine. `noRtmp`: it works, but its RTMP port could not be opened, so that encoders cannot connect. `failing`: its process has ended several times before it listened. `none`: no process receives streams.
   * @example listening
   * @enum {string}
   */
  LiveVideoState: 'listening' | 'starting' | 'noRtmp' | 'failing' | 'none'
  StreamKeysReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      keys: schemas['StreamKey'][]
    }
  }
  IssuedStreamKeyReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['IssuedStreamKey']
  }
  PlayTicket: {
    /** @example 3q2-7wAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA */
    ticket: string
    expiresAt: Common.schemas['Time']
    /** @description The better one first. Empty until the first frame has arrived. */
    paths: schemas['LivePath'][]
    /**
     * @description WHEP at the media server, with the ticket as bearer token. Null for a stream of the bundled engine.
     * @example null
     */
    whepUrl: string | null
    /**
     * @description Playlist at the media server, with the ticket as bearer token or in the query as `token`. Null for a stream of the
     *     bundled engine.
     * @example null
     */
    hlsUrl: string | null
  }
  PlayTicketReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['PlayTicket']
  }
  SentPosition: {
    at: Common.schemas['Time']
    /** @example 46.84 */
    lat: number
    /** @example -91.99 */
    long: number
    /**
     * @description Metres above sea level or the ellipsoid.
     * @example 220
     */
    altitude?: number
    /**
     * @description Metres above the take-off point.
     * @example 39.8
     */
    height?: number
    /**
     * @description Metres per second over ground.
     * @example 5.2
     */
    speed?: number
    /**
     * @description Degrees clockwise from north.
     * @example 90
     */
    heading?: number
    /**
     * @description Percent.
     * @example 81
     */
    battery?: number
    /**
     * @description Direction of the camera, degrees clockwise from north.
     * @example 90
     */
    gimbalYaw?: number
    /**
     * @description Degrees above the horizon; -90 is straight down.
     * @example -45
     */
    gimbalPitch?: number
  }
  SentPositions: {
    positions: schemas['SentPosition'][]
  }
  PositionsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /**
       * @description Without positions of a time that is stored already.
       * @example 1
       */
      stored: number
    }
  }
  /** @example Look at the north gate */
  PilotMessageText: string
  /** @description A text, a point or both. A point needs both coordinates. */
  NewPilotMessage: {
    text?: schemas['PilotMessageText']
    /** @example -91.99 */
    long?: number
    /** @example 46.84 */
    lat?: number
  }
  PilotMessageChoice: {
    pilotMessageId: Common.schemas['Id']
  }
  ReceivedMessage: {
    _id: Common.schemas['Id']
    /** @example Look at the north gate */
    text: string | null
    /** @example -91.99 */
    long: number | null
    /** @example 46.84 */
    lat: number | null
    /**
     * @description Name of the operator.
     * @example Sam Staff
     */
    sender: string
    sentAt: Common.schemas['Time']
  }
  PilotMessage: {
    _id: Common.schemas['Id']
    /** @example Look at the north gate */
    text: string | null
    /** @example -91.99 */
    long: number | null
    /** @example 46.84 */
    lat: number | null
    /**
     * @description Name of the operator.
     * @example Sam Staff
     */
    sender: string
    sentAt: Common.schemas['Time']
    /** @description When the page of the pilot showed it. */
    seenAt: Common.schemas['MaybeTime']
    acknowledgedAt: Common.schemas['MaybeTime']
  }
  PilotMessagesReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      messages: schemas['PilotMessage'][]
      /**
       * @description Whether the page of the pilot is open.
       * @example true
       */
      isPageOpen: boolean
    }
  }
  PilotMessageReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['PilotMessage']
  }
  ReceivedMessagesReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      messages: schemas['ReceivedMessage'][]
    }
  }
}
export interface parameters {
  StreamKeyId: Common.schemas['Id']
  StreamId: Common.schemas['Id']
}
export interface operations {
  getActiveStreams: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The streams of all missions, the latest first, 200 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ActiveStreamsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getMissionStreams: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The streams of the mission, the latest first, 200 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ActiveStreamsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createStreamKey: {
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
         *       "flightId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "name": "Controller of drone 1"
         *     }
         */
        'application/json': schemas['NewStreamKey']
      }
    }
    responses: {
      /** @description The key and the addresses it is used at. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['IssuedStreamKeyReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getStreamKeys: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: Mission.parameters['MissionId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The latest first, 500 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['StreamKeysReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  rotateStreamKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        streamKeyId: parameters['StreamKeyId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The new key and the addresses it is used at. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['IssuedStreamKeyReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteStreamKey: {
    parameters: {
      query?: never
      header?: never
      path: {
        streamKeyId: parameters['StreamKeyId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  createPlayTicket: {
    parameters: {
      query?: never
      header?: never
      path: {
        streamId: parameters['StreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The ticket, and the ways to watch the stream now. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PlayTicketReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  closeStream: {
    parameters: {
      query?: never
      header?: never
      path: {
        streamId: parameters['StreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  sendPositions: {
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
         *       "positions": [
         *         {
         *           "at": "2026-03-12T09:30:00.000Z",
         *           "lat": 46.84,
         *           "long": -91.99,
         *           "height": 39.8,
         *           "heading": 90
         *         }
         *       ]
         *     }
         */
        'application/json': schemas['SentPositions']
      }
    }
    responses: {
      /** @description The positions are stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PositionsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getPilotMessages: {
    parameters: {
      query?: never
      header?: never
      path: {
        streamId: parameters['StreamId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The earliest first, the latest 100 at most. Also of a stream that has ended. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PilotMessagesReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  sendPilotMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        streamId: parameters['StreamId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "Look at the north gate",
         *       "long": -91.99,
         *       "lat": 46.84
         *     }
         */
        'application/json': schemas['NewPilotMessage']
      }
    }
    responses: {
      /** @description The message is stored. It is shown at once if the page is open, else when the pilot opens it. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PilotMessageReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  receivePilotMessages: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Those of the last hour that are not acknowledged, the earliest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ReceivedMessagesReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  acknowledgePilotMessage: {
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
         *       "pilotMessageId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['PilotMessageChoice']
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
}

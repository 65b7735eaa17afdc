// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @example open
   * @enum {string}
   */
  EvidenceState: 'open' | 'freezing' | 'frozen'
  /**
   * @description Milliseconds from the start of the recording.
   * @example 12000
   */
  EvidenceMs: number
  NewEvidenceCase: {
    missionId: Common.schemas['Id']
    /** @example Break-in at the north gate */
    name: string
    /** @example Reported by the night shift */
    note?: string
  }
  NewEvidenceItems: {
    /** @description Photos, recordings, outcomes, documents and telemetry of the mission of the case. */
    evidenceFileIds?: Common.schemas['Id'][]
    /** @description Alerts of the mission of the case, archived with their pictures, activity and comments. */
    alertIds?: Common.schemas['Id'][]
    /**
     * @description The comments on the mission and on everything that belongs to it.
     * @example true
     */
    withThreads?: boolean
    /** @description Only this part, of a single recording; 10 minutes at most. */
    clip?: {
      fromMs: schemas['EvidenceMs']
      untilMs: schemas['EvidenceMs']
    }
  }
  EvidenceKeyRotation: {
    /** @description The key to be replaced; absent before the first one. */
    keyId?: Common.schemas['Id']
  }
  EvidenceKey: {
    _id: Common.schemas['Id']
    /**
     * @example Ed25519
     * @enum {string}
     */
    algorithm: 'Ed25519'
    /**
     * @description SubjectPublicKeyInfo as PEM.
     * @example -----BEGIN PUBLIC KEY-----
     */
    publicKey: string
    createdAt: Common.schemas['Time']
    retiredAt: Common.schemas['MaybeTime']
  }
  EvidenceKeysReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      keys: schemas['EvidenceKey'][]
    }
  }
  EvidenceCase: {
    _id: Common.schemas['Id']
    /** @example Break-in at the north gate */
    name: string
    /** @example Reported by the night shift */
    note: string
    missionId: Common.schemas['Id']
    /** @example Night patrol */
    missionName: string
    /**
     * @description Whether the mission is in the trash. It stays there while the case exists.
     * @example false
     */
    missionDeleted: boolean
    state: schemas['EvidenceState']
    /** @description The job that freezes the case. */
    jobId: Common.schemas['MaybeId']
    /** @example 3 */
    itemCount: number
    frozenAt: Common.schemas['MaybeTime']
    /**
     * @description Of MANIFEST.sha256 in the archive.
     * @example null
     */
    manifestSha256: string | null
    /** @example null */
    archiveSize: number | null
    /** @example null */
    archiveSha256: string | null
    /** @description The key that has signed the manifest; null before the case is frozen, and in cases of older versions. */
    keyId: Common.schemas['MaybeId']
    /**
     * @description Of the manifest, base64.
     * @example null
     */
    signature: string | null
    version: Common.schemas['Version']
    createdAt: Common.schemas['Time']
    createdBy?: Common.schemas['Author']
  }
  EvidenceItem: {
    _id: Common.schemas['Id']
    /** @description Null after the file was deleted permanently, and for alerts and threads. */
    fileId: Common.schemas['MaybeId']
    alertId: Common.schemas['MaybeId']
    /**
     * @example photo
     * @enum {string}
     */
    kind: 'document' | 'photo' | 'telemetry' | 'recording' | 'outcome' | 'alert' | 'thread'
    /** @example DJI_0001.JPG */
    name: string
    /** @example null */
    fromMs: number | null
    /** @example null */
    untilMs: number | null
    addedAt: Common.schemas['Time']
    /**
     * @description Whether the user may not list items of this kind. Its name is empty then.
     * @example false
     */
    isWithheld: boolean
  }
  CustodyEntry: {
    at: Common.schemas['Time']
    /** @example Sam Staff */
    actor: string
    /**
     * @description IP address; empty in entries of older versions.
     * @example 192.0.2.7
     */
    address: string
    /**
     * @example add
     * @enum {string}
     */
    action: 'create' | 'add' | 'remove' | 'freeze' | 'open' | 'download' | 'delete' | 'restore'
    /** @example DJI_0001.JPG */
    target: string
  }
  EvidenceCaseReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['EvidenceCase']
  }
  EvidenceCaseDetailsReply: {
    /** @example true */
    status: boolean
    data: {
      case: schemas['EvidenceCase']
      contents: schemas['EvidenceItem'][]
      /** @description The last 1,000 entries, the oldest of them first. */
      custody: schemas['CustodyEntry'][]
    }
  }
  EvidenceCaseListReply: {
    /** @example true */
    status: boolean
    data: {
      items: schemas['EvidenceCase'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
  DeletedEvidenceCaseListReply: {
    /** @example true */
    status: boolean
    data: {
      items: {
        _id: Common.schemas['Id']
        /** @example Break-in at the north gate */
        name: string
        deletedAt: Common.schemas['Time']
      }[]
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
  CaseId: Common.schemas['Id']
}
export interface operations {
  listEvidenceCases: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: Common.parameters['Page']
        /** @description Rows per page. */
        pageSize?: Common.parameters['PageSize']
        /** @description Part of the name of the case or of its mission. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, the newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['EvidenceCaseListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getEvidenceCase: {
    parameters: {
      query?: never
      header?: never
      path: {
        caseId: parameters['CaseId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The case. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['EvidenceCaseDetailsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createEvidenceCase: {
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
         *       "name": "Break-in at the north gate"
         *     }
         */
        'application/json': schemas['NewEvidenceCase']
      }
    }
    responses: {
      /** @description The case. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['EvidenceCaseReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  addEvidenceItems: {
    parameters: {
      query?: never
      header?: never
      path: {
        caseId: parameters['CaseId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "evidenceFileIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': schemas['NewEvidenceItems']
      }
    }
    responses: {
      /** @description The case. Files that it contains already are not added again. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['EvidenceCaseReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  removeEvidenceItem: {
    parameters: {
      query?: never
      header?: never
      path: {
        caseId: parameters['CaseId']
        evidenceItemId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  freezeEvidenceCase: {
    parameters: {
      query?: never
      header?: never
      path: {
        caseId: parameters['CaseId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': {
          version: Common.schemas['Version']
        }
      }
    }
    responses: {
      /** @description The case. It is frozen when the job has completed. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['EvidenceCaseReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadEvidenceCase: {
    parameters: {
      query?: never
      header?: never
      path: {
        caseId: parameters['CaseId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A ZIP with MANIFEST.sha256, which `sha256sum -c` verifies, its Ed25519 signature, a page to read it offline, and VERIFY.txt with instructions. Each download is an entry of the custody log. 403 when the case has an item of a kind that the user may not list. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/zip': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteEvidenceCase: {
    parameters: {
      query?: never
      header?: never
      path: {
        caseId: parameters['CaseId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  restoreEvidenceCase: {
    parameters: {
      query?: never
      header?: never
      path: {
        caseId: parameters['CaseId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The case. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['EvidenceCaseReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  listDeletedEvidenceCases: {
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
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['DeletedEvidenceCaseListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getEvidenceKeys: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest first. The key without a time of retirement signs now. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['EvidenceKeysReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  rotateEvidenceKey: {
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
         *       "keyId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': schemas['EvidenceKeyRotation']
      }
    }
    responses: {
      /** @description All keys. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['EvidenceKeysReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

// Written by `npm run generate` from api-spec/. Do not edit.
export interface schemas {
  /**
   * Format: uuid
   * @description UUID version 7, made by the server.
   * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
   */
  Id: string
  /**
   * Format: date-time
   * @description ISO 8601 in UTC.
   * @example 2026-03-12T09:30:00.000Z
   */
  Time: string
  /**
   * Format: date-time
   * @example 2026-03-12T09:30:00.000Z
   */
  MaybeTime: string | null
  /**
   * Format: uuid
   * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
   */
  MaybeId: string | null
  /**
   * @description Goes up with every edit; an edit that carries a stale one is refused with 409.
   * @example 1
   */
  Version: number
  Coordinates: {
    /** @example 46.78 */
    lat: number
    /** @example -92.1 */
    long: number
  }
  Author: {
    _id: schemas['Id']
    /** @example Sam Staff */
    name: string
    /** @example null */
    avatar?: string | null
  }
  /**
   * @description GeoJSON order, longitude first.
   * @example [
   *       -92.1,
   *       46.78
   *     ]
   */
  Position: number[]
  Done: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
  }
  Problem: {
    /**
     * @example false
     * @constant
     */
    status: false
    /**
     * @description For people, in their language.
     * @example Mission not found
     */
    message: string
    code: schemas['MessageCode']
    values: schemas['MessageValues']
    /** @description The fields that were wrong, when the request was. */
    errors?: schemas['FieldError'][]
  }
  FieldError: {
    /** @example name */
    field: string
    /**
     * @description A sentence that does not name the field.
     * @example Enter a value
     */
    message: string
    code: schemas['MessageCode']
    values: schemas['MessageValues']
  }
  /**
   * @description Stable name of the message, for programs.
   * @example validation.required
   */
  MessageCode: string
  /**
   * @description What the message is about, such as a limit or a name.
   * @example {}
   */
  MessageValues: {
    [key: string]: unknown
  }
}
export interface parameters {
  /** @description Page of the list, from 1. */
  Page: number
  /** @description Rows a page. */
  PageSize: number
  /** @description Text the name must contain, case ignored. */
  Search: string
}
export interface responses {
  /** @description Refused; nothing was changed. */
  Problem: {
    headers: {
      [name: string]: unknown
    }
    content: {
      /**
       * @example {
       *       "status": false,
       *       "message": "Mission not found",
       *       "code": "mission.notFound",
       *       "values": {}
       *     }
       */
      'application/json': schemas['Problem']
    }
  }
  /** @description Done. */
  Done: {
    headers: {
      [name: string]: unknown
    }
    content: {
      /**
       * @example {
       *       "status": true,
       *       "message": "Done"
       *     }
       */
      'application/json': schemas['Done']
    }
  }
}

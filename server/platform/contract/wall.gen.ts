// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /** @example Night shift */
  WallName: string
  /**
   * @example 4
   * @enum {integer}
   */
  WallTileCount: 1 | 4 | 9 | 16
  /** @description A tile names the source and not the stream, because a publisher that connects again starts a new stream. */
  WallTile: {
    /** @description The flight whose stream is shown; null for a tile that is filled automatically. */
    flightId: Common.schemas['MaybeId']
    /**
     * @description Name of the stream key; empty if automatic.
     * @example Controller
     */
    name: string
    /**
     * @description Two columns wide and two rows high.
     * @example false
     */
    isLarge: boolean
  }
  WallTiles: schemas['WallTile'][]
  NewWall: {
    name: schemas['WallName']
    /** @description Everybody in the tenant who may open the control center sees it. */
    isShared: boolean
    tileCount: schemas['WallTileCount']
    tiles: schemas['WallTiles']
    showsMap: boolean
  }
  WallEdit: {
    version: Common.schemas['Version']
    name?: schemas['WallName']
    isShared?: boolean
    tileCount?: schemas['WallTileCount']
    tiles?: schemas['WallTiles']
    showsMap?: boolean
  }
  Wall: {
    _id: Common.schemas['Id']
    name: schemas['WallName']
    /** @example true */
    isShared: boolean
    /**
     * @description Whether the caller may edit and delete it.
     * @example true
     */
    canEdit: boolean
    tileCount: schemas['WallTileCount']
    tiles: schemas['WallTiles']
    /** @example true */
    showsMap: boolean
    /**
     * @description Name of the author.
     * @example Asha Rao
     */
    createdBy: string
    version: Common.schemas['Version']
  }
  WallReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Wall']
  }
  WallsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      walls: schemas['Wall'][]
    }
  }
}
export interface parameters {
  WallId: Common.schemas['Id']
}
export interface operations {
  getWalls: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 200 at most, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['WallsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createWall: {
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
         *       "name": "Night shift",
         *       "isShared": true,
         *       "tileCount": 4,
         *       "tiles": [],
         *       "showsMap": true
         *     }
         */
        'application/json': schemas['NewWall']
      }
    }
    responses: {
      /** @description The saved layout. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['WallReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editWall: {
    parameters: {
      query?: never
      header?: never
      path: {
        wallId: parameters['WallId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Day shift"
         *     }
         */
        'application/json': schemas['WallEdit']
      }
    }
    responses: {
      /** @description The saved layout. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['WallReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteWall: {
    parameters: {
      query?: never
      header?: never
      path: {
        wallId: parameters['WallId']
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

// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /** @example https://www.example.com */
  Website: string
  NewManufacturer: {
    /** @example Northwind */
    name: string
    website?: schemas['Website']
  }
  ManufacturerEdit: {
    version: Common.schemas['Version']
    /** @example Northwind */
    name?: string
    website?: schemas['Website']
  }
  Manufacturer: {
    _id: Common.schemas['Id']
    /** @example Northwind */
    name: string
    website: schemas['Website']
    version: Common.schemas['Version']
  }
  NewAssetModel: {
    /** @example Kite 4 */
    name: string
    manufacturerId: Common.schemas['Id']
    classId: Common.schemas['Id']
  }
  AssetModelEdit: {
    version: Common.schemas['Version']
    /** @example Kite 4 */
    name?: string
  }
  NameOfRecord: {
    _id: Common.schemas['Id']
    /** @example Northwind */
    name: string
  }
  AssetModel: {
    _id: Common.schemas['Id']
    /** @example Kite 4 */
    name: string
    manufacturer: schemas['NameOfRecord']
    class: schemas['NameOfRecord']
    version: Common.schemas['Version']
  }
  ManufacturerReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['Manufacturer']
  }
  ManufacturersReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      manufacturers: schemas['Manufacturer'][]
    }
  }
  AssetModelReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: schemas['AssetModel']
  }
  AssetModelsReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      models: schemas['AssetModel'][]
    }
  }
}
export interface parameters {
  ManufacturerId: Common.schemas['Id']
  AssetModelId: Common.schemas['Id']
  /** @description Text that the name must contain, ignoring case. */
  NameContains: string
}
export interface operations {
  getManufacturers: {
    parameters: {
      query?: {
        /** @description Text that the name must contain, ignoring case. */
        search?: parameters['NameContains']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The manufacturers by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ManufacturersReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getManufacturer: {
    parameters: {
      query?: never
      header?: never
      path: {
        manufacturerId: parameters['ManufacturerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The manufacturer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ManufacturerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createManufacturer: {
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
         *       "name": "Northwind"
         *     }
         */
        'application/json': schemas['NewManufacturer']
      }
    }
    responses: {
      /** @description The stored manufacturer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ManufacturerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editManufacturer: {
    parameters: {
      query?: never
      header?: never
      path: {
        manufacturerId: parameters['ManufacturerId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Northwind UAS"
         *     }
         */
        'application/json': schemas['ManufacturerEdit']
      }
    }
    responses: {
      /** @description The stored manufacturer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['ManufacturerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteManufacturer: {
    parameters: {
      query?: never
      header?: never
      path: {
        manufacturerId: parameters['ManufacturerId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  getAssetModels: {
    parameters: {
      query?: {
        /** @description Text that the name must contain, ignoring case. */
        search?: parameters['NameContains']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The models by manufacturer and name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetModelsReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getAssetModel: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetModelId: parameters['AssetModelId']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The model. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetModelReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  createAssetModel: {
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
         *       "name": "Kite 4",
         *       "manufacturerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "classId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a302"
         *     }
         */
        'application/json': schemas['NewAssetModel']
      }
    }
    responses: {
      /** @description The stored model. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetModelReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  updateAssetModel: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetModelId: parameters['AssetModelId']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Kite 4 Pro"
         *     }
         */
        'application/json': schemas['AssetModelEdit']
      }
    }
    responses: {
      /** @description The stored model. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['AssetModelReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  deleteAssetModel: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetModelId: parameters['AssetModelId']
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

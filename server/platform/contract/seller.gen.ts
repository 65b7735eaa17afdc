// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface schemas {
  /**
   * @description In hundredths of a percent; 0 for no tax.
   * @example 1800
   */
  TaxRate: number
  /**
   * @example {
   *       "version": 1,
   *       "name": "Aerie Ltd",
   *       "taxName": "GST",
   *       "taxRate": 1800
   *     }
   */
  SellerEdit: {
    version: Common.schemas['Version']
    /** @example Aerie Ltd */
    name?: string
    /** @example 12 Harbour Road */
    address?: string
    /** @example 27AAAPL1234C1ZV */
    taxId?: string
    /** @example GST */
    taxName?: string
    taxRate?: schemas['TaxRate']
    /**
     * @description Whether prices of packages include the tax.
     * @example true
     */
    taxIncluded?: boolean
    /** @example AER */
    invoicePrefix?: string
  }
  Seller: {
    /** @example Aerie Ltd */
    name: string
    /** @example 12 Harbour Road */
    address: string
    /** @example 27AAAPL1234C1ZV */
    taxId: string
    /** @example GST */
    taxName: string
    taxRate: schemas['TaxRate']
    /** @example true */
    taxIncluded: boolean
    /** @example AER */
    invoicePrefix: string
    version: Common.schemas['Version']
  }
  SellerReply: {
    /** @example true */
    status: boolean
    /** @example Saved */
    message?: string
    data: schemas['Seller']
  }
  /** @description Tax on packages. */
  Tax: {
    /** @example GST */
    name: string
    rate: schemas['TaxRate']
    /**
     * @description Whether prices include it.
     * @example true
     */
    included: boolean
  }
  ChargedTax: {
    /** @example GST */
    name: string
    rate: schemas['TaxRate']
    /**
     * @description Whether the price includes it.
     * @example true
     */
    included: boolean
    /**
     * @description In minor units.
     * @example 30493
     */
    amount: number
  }
}
export interface operations {
  getSeller: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SellerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  editSeller: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': schemas['SellerEdit']
      }
    }
    responses: {
      /** @description The settings as stored. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['SellerReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

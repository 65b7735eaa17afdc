// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
import type * as Package from './package.gen'
import type * as Seller from './seller.gen'
export interface schemas {
  /**
   * @description ID in the format of the payment provider.
   * @example order_EKwxwAgItmmXdp
   */
  ProviderId: string
  OrderReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /**
       * @description done when the package is free, or an earlier payment was found.
       * @example checkout
       * @enum {string}
       */
      next: 'checkout' | 'done'
      order?: schemas['Order']
    }
  }
  /** @description Options of the checkout. */
  Order: {
    orderId: schemas['ProviderId']
    amount: schemas['Total']
    currency: Package.schemas['Currency']
    /** @example Team */
    packageName: string
    period: Package.schemas['Period']
    /** @description Tax within the amount; absent without tax. */
    tax?: Seller.schemas['ChargedTax']
    /** @example rzp_sandbox_aerie */
    keyId: string
    /**
     * @description URL of the script that defines window.Razorpay.
     * @example /checkout/sandbox.js
     */
    checkoutScript: string
    /**
     * @example sandbox
     * @enum {string}
     */
    provider: 'sandbox' | 'razorpay'
    prefill: {
      /** @example Robin Root */
      name: string
      /** @example robin@harbour.test */
      email: string
    }
  }
  PaidReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      /** @example AER-2026-000001 */
      invoiceNumber: string
    }
  }
  Invoice: {
    _id: Common.schemas['Id']
    /** @example AER-2026-000001 */
    number: string
    issuedAt: Common.schemas['Time']
    /** @example Team */
    packageName: string
    period: Package.schemas['Period']
    startsAt: Common.schemas['Time']
    endsAt: Common.schemas['Time']
    amount: schemas['Total']
    currency: Package.schemas['Currency']
  }
  /**
   * @description Amount with tax, in minor units of the currency.
   * @example 199900
   */
  Total: number
  RenewalQuote: {
    /** @example Team */
    packageName: string
    period: Package.schemas['Period']
    currency: Package.schemas['Currency']
    price: Package.schemas['Price']
    startsAt: Common.schemas['Time']
    /** @description Null for a free package. */
    endsAt: Common.schemas['MaybeTime']
    /** @description Absent without unused paid days of another package. */
    credit?: schemas['TermCredit']
    /** @description Absent without tax. */
    tax?: Seller.schemas['ChargedTax']
    total: schemas['Total']
  }
  /** @description Unused paid days of another package. Their value extends the term. */
  TermCredit: {
    /** @example Team */
    packageName: string
    /**
     * @description In minor units.
     * @example 59970
     */
    value: number
    /**
     * @description Days added to the term.
     * @example 9.5
     */
    days: number
  }
  InvoiceListReply: {
    /** @example true */
    status: boolean
    /** @example Done */
    message?: string
    data: {
      items: schemas['Invoice'][]
      /** @example 1 */
      total: number
      /** @example 1 */
      page: number
      /** @example 50 */
      pageSize: number
    }
  }
}
export interface operations {
  generateOrder: {
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
         *       "signUpToken": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301.1700000000000.MEQCIB"
         *     }
         */
        'application/json': {
          /**
           * @description From verify-tenant.
           * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301.1700000000000.MEQCIB
           */
          signUpToken: string
          /** @description A public package instead of the one chosen at sign-up. */
          packageId?: Common.schemas['Id']
        }
      }
    }
    responses: {
      /** @description The order to pay, or that nothing has to be paid. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OrderReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  generateRenewalOrder: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /** @example {} */
        'application/json': {
          /** @description A public package instead of the current one. */
          packageId?: Common.schemas['Id']
        }
      }
    }
    responses: {
      /** @description The order to pay, or that nothing has to be paid. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['OrderReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  getRenewalQuote: {
    parameters: {
      query?: {
        /** @description A public package instead of the current one. */
        packageId?: Common.schemas['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The quote. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @example true */
            status: boolean
            data: schemas['RenewalQuote']
          }
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  completeOrder: {
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
         *       "orderId": "order_EKwxwAgItmmXdp",
         *       "paymentId": "pay_29QQoUBi66xm2f",
         *       "signature": "9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d"
         *     }
         */
        'application/json': {
          orderId: schemas['ProviderId']
          paymentId: schemas['ProviderId']
          /**
           * @description razorpay_signature of the checkout's reply.
           * @example 9ef4dffbfd84f1318f6739a3ce19f9d85851857ae648f114332d8401e0949a3d
           */
          signature: string
        }
      }
    }
    responses: {
      /** @description The order is paid, and the tenant of a sign-up is active. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['PaidReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  failPayment: {
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
         *       "orderId": "order_EKwxwAgItmmXdp",
         *       "reason": "Your card was declined."
         *     }
         */
        'application/json': {
          orderId: schemas['ProviderId']
          /** @example Your card was declined. */
          reason?: string
        }
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  receivePaymentWebhook: {
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
         *       "event": "payment.captured",
         *       "payload": {}
         *     }
         */
        'application/json': Record<string, never>
      }
    }
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  listInvoices: {
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
      /** @description One page of invoices. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': schemas['InvoiceListReply']
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
  downloadInvoice: {
    parameters: {
      query?: never
      header?: never
      path: {
        invoiceId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A PDF file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/pdf': string
        }
      }
      '4XX': Common.responses['Problem']
    }
  }
}

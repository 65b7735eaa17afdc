// Written by `npm run generate` from api-spec/. Do not edit.
import type * as Common from './common.gen'
export interface operations {
  startClientView: {
    parameters: {
      query?: never
      header?: never
      path: {
        clientId: Common.schemas['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: Common.responses['Done']
      '4XX': Common.responses['Problem']
    }
  }
  endClientView: {
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
}

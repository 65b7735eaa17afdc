// Written by `npm run generate` from api-spec/. Do not edit.
import { baseApi as api } from '../baseApi'
export const addTagTypes = ['PublicPackage', 'Seller'] as const
const injectedRtkApi = api
  .enhanceEndpoints({
    addTagTypes,
  })
  .injectEndpoints({
    endpoints: (build) => ({
      getSeller: build.query<GetSellerApiResponse, GetSellerApiArg>({
        query: () => ({ url: `/admin/seller` }),
        providesTags: ['Seller'],
      }),
      editSeller: build.mutation<EditSellerApiResponse, EditSellerApiArg>({
        query: (queryArg) => ({
          url: `/admin/seller`,
          method: 'PATCH',
          body: queryArg.sellerEdit,
        }),
        invalidatesTags: ['PublicPackage', 'Seller'],
      }),
    }),
    overrideExisting: false,
  })
export { injectedRtkApi as sellerGenerated }
export type GetSellerApiResponse = /** status 200 The settings. */ SellerReply
export type GetSellerApiArg = void
export type EditSellerApiResponse = /** status 200 The settings as stored. */ SellerReply
export type EditSellerApiArg = {
  sellerEdit: SellerEdit
}
export type TaxRate = number
export type Version = number
export type Seller = {
  name: string
  address: string
  taxId: string
  taxName: string
  taxRate: TaxRate
  taxIncluded: boolean
  invoicePrefix: string
  version: Version
}
export type SellerReply = {
  status: boolean
  message?: string
  data: Seller
}
export type MessageCode = string
export type MessageValues = {
  [key: string]: unknown
}
export type FieldError = {
  field: string
  /** A sentence without the name of the field. */
  message: string
  code: MessageCode
  values: MessageValues
}
export type Problem = {
  status: boolean
  /** Text for users in their language. */
  message: string
  code: MessageCode
  values: MessageValues
  /** The invalid fields of the request. */
  errors?: FieldError[]
}
export type SellerEdit = {
  version: Version
  name?: string
  address?: string
  taxId?: string
  taxName?: string
  taxRate?: TaxRate
  /** Whether prices of packages include the tax. */
  taxIncluded?: boolean
  invoicePrefix?: string
}

// Seller and tax of the installation, for super-admins.
import { sellerGenerated } from './generated/seller.gen'
import { unlessFailed } from './tags'

export const sellerApi = sellerGenerated.enhanceEndpoints({
  endpoints: {
    editSeller: { invalidatesTags: (_result, error) => unlessFailed(error, ['Seller', 'PublicPackage']) },
  },
})

export const { useGetSellerQuery, useEditSellerMutation } = sellerApi

export type { Seller } from './generated/seller.gen'

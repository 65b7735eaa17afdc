// Passkeys of the signed-in user. The sign-in with one is in a chunk of its own.
import { passkeyGenerated } from './generated/passkey.gen'
import { listTag, unlessFailed } from './tags'

const changed = {
  invalidatesTags: (_result: unknown, error: unknown) =>
    unlessFailed(error, [listTag('Passkey'), 'Profile' as const, 'User' as const]),
}

export const passkeyApi = passkeyGenerated.enhanceEndpoints({
  endpoints: {
    getPasskeys: { providesTags: [listTag('Passkey')] },
    addPasskey: changed,
    editPasskey: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('Passkey')]) },
    revokePasskey: changed,
  },
})

export const {
  useGetPasskeysQuery,
  useStartPasskeyMutation,
  useAddPasskeyMutation,
  useEditPasskeyMutation,
  useRevokePasskeyMutation,
} = passkeyApi

export type { Passkey } from './generated/passkey.gen'

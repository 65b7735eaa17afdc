// Single sign-on: settings of the organisation, and the sign-in at its identity provider.
import { singleSignOnGenerated } from './generated/single-sign-on.gen'
import { unlessFailed } from './tags'

const changed = {
  invalidatesTags: (_result: unknown, error: unknown) => unlessFailed(error, ['SingleSignOn'] as const),
}

export const singleSignOnApi = singleSignOnGenerated.enhanceEndpoints({
  endpoints: {
    getSingleSignOn: { providesTags: ['SingleSignOn'] },
    editSingleSignOn: changed,
    deleteSingleSignOn: changed,
    checkSingleSignOnDomain: changed,
    mailSingleSignOnDomain: changed,
    confirmSingleSignOnDomain: changed,
  },
})

export const {
  useGetSingleSignOnQuery,
  useEditSingleSignOnMutation,
  useDeleteSingleSignOnMutation,
  useCheckSingleSignOnDomainMutation,
  useMailSingleSignOnDomainMutation,
  useConfirmSingleSignOnDomainMutation,
  useTestSingleSignOnMutation,
  useFinishSingleSignOnTestMutation,
  useFindSingleSignOnMutation,
  useStartSingleSignOnMutation,
  useFinishSingleSignOnMutation,
} = singleSignOnApi

export type {
  SingleSignOn,
  SingleSignOnAnswer,
  SingleSignOnMailbox,
  SingleSignOnProof,
  SingleSignOnReply,
  SingleSignOnTestReply,
} from './generated/single-sign-on.gen'

// Reports on the areas of a base layer, saved reports and their editions.
import { reportGenerated } from './generated/report.gen'
import { idTag, listTag, provideList, unlessFailed } from './tags'

const scheduleTags = (savedReportId: string) =>
  [idTag('ReportSchedule', savedReportId), idTag('SavedReport', savedReportId), listTag('SavedReport')] as const

export const reportApi = reportGenerated.enhanceEndpoints({
  addTagTypes: ['BaseLayer', 'Photo', 'Recording', 'Mission', 'Location'],
  endpoints: {
    getPlotReport: { providesTags: ['Report', 'BaseLayer', 'Photo', 'Recording', 'Mission', 'Location'] },
    getBlockReport: { providesTags: ['Report', 'BaseLayer', 'Photo', 'Recording', 'Mission', 'Location'] },
    listSavedReports: { providesTags: (result) => provideList('SavedReport', result?.data.items) },
    getSavedReport: { providesTags: (_result, _error, { savedReportId }) => [idTag('SavedReport', savedReportId)] },
    // The dialogs show the errors.
    createSavedReport: { invalidatesTags: (_result, error) => unlessFailed(error, [listTag('SavedReport')]) },
    editSavedReport: { invalidatesTags: ['SavedReport'] },
    deleteSavedReport: {
      invalidatesTags: (_result, error) =>
        unlessFailed(error, [listTag('SavedReport'), listTag('ReportEdition')] as const),
    },
    makeReportEdition: {
      extraOptions: { showErrorToast: true },
      invalidatesTags: (_result, error) => unlessFailed(error, ['ReportEdition', 'SavedReport'] as const),
    },
    listReportEditions: { providesTags: (result) => provideList('ReportEdition', result?.data.items) },
    getReportEdition: { providesTags: (_result, _error, { editionId }) => [idTag('ReportEdition', editionId)] },
    getReportSchedule: {
      providesTags: (_result, _error, { savedReportId }) => [idTag('ReportSchedule', savedReportId)],
    },
    // Who may get reports changes with users and their groups, which the dialog reads anew each time.
    getReportRecipients: { providesTags: [listTag('ReportSchedule')] },
    // A schedule is a fact of its report, in the list as well.
    setReportSchedule: { invalidatesTags: (_result, _error, { savedReportId }) => scheduleTags(savedReportId) },
    deleteReportSchedule: {
      invalidatesTags: (_result, error, { savedReportId }) => unlessFailed(error, scheduleTags(savedReportId)),
    },
    getReportEditionChanges: { providesTags: (_result, _error, { editionId }) => [idTag('ReportEdition', editionId)] },
  },
})

export const {
  useGetPlotReportQuery,
  useGetBlockReportQuery,
  useListSavedReportsQuery,
  useGetSavedReportQuery,
  useCreateSavedReportMutation,
  useEditSavedReportMutation,
  useDeleteSavedReportMutation,
  useMakeReportEditionMutation,
  useListReportEditionsQuery,
  useGetReportEditionQuery,
  useLazyGetReportEditionChangesQuery,
  useGetReportScheduleQuery,
  useGetReportRecipientsQuery,
  useSetReportScheduleMutation,
  useDeleteReportScheduleMutation,
} = reportApi

export type {
  Report,
  ReportComparison,
  ReportEdition,
  ReportEditionInput,
  ReportFormat,
  ReportInputChange,
  ReportMail,
  ReportMeasure,
  ReportRow,
  ReportRows,
  ReportSchedule,
  SavedReport,
  SavedReportPeriod,
} from './generated/report.gen'

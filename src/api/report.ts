// Reports on the areas of a base layer.
import { reportGenerated } from './generated/report.gen'

export const reportApi = reportGenerated.enhanceEndpoints({
  addTagTypes: ['BaseLayer', 'Photo', 'Recording', 'Mission', 'Location'],
  endpoints: {
    getPlotReport: { providesTags: ['Report', 'BaseLayer', 'Photo', 'Recording', 'Mission', 'Location'] },
    getBlockReport: { providesTags: ['Report', 'BaseLayer', 'Photo', 'Recording', 'Mission', 'Location'] },
  },
})

export const { useGetPlotReportQuery, useGetBlockReportQuery } = reportApi

export type { Report, ReportFormat, ReportMeasure, ReportRow, ReportRows } from './generated/report.gen'

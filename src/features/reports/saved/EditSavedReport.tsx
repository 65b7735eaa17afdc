import { useEditSavedReportMutation, type SavedReport } from '../../../api/report'
import { FormDialog } from '../../../shared/forms/FormDialog'
import { firstPeriod } from '../reportParams'
import { savedText } from './messages'
import { savedReportLabels, SavedReportFields, type SavedReportValues } from './SavedReportFields'

interface EditSavedReportProps {
  saved: SavedReport
  onSaved: () => void
  onClose: () => void
}

/** Dialog that renames a saved report, or changes its period and measures. Mount it when it opens. */
export function EditSavedReport({ saved, onSaved, onClose }: EditSavedReportProps) {
  const { _id: savedReportId, name: before, version, period, measures: chosen } = saved
  const [edit] = useEditSavedReportMutation()
  const days = period.from && period.until ? { from: period.from, until: period.until } : firstPeriod()
  return (
    <FormDialog<SavedReportValues, SavedReport>
      title={savedText('editTitle', { name: before })}
      okText={savedText('saveAction')}
      formName="saved-report"
      labels={savedReportLabels()}
      initialValues={{ name: before, period: period.kind, measures: chosen }}
      send={async ({ name, period: kind, measures }) => {
        const next = kind === 'fixed' ? { kind, ...days } : { kind }
        const savedReportEdit = { version, name, measures, period: next }
        const { data, error } = await edit({ savedReportId, savedReportEdit })
        return { ...(data && { data: data.data }), ...(error && { error }) }
      }}
      onDone={onSaved}
      onClose={onClose}
    >
      <SavedReportFields days={days} />
    </FormDialog>
  )
}

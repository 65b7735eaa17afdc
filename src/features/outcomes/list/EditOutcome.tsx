import { useEditOutcomeMutation, type Outcome } from '../../../api/outcome'
import { OutcomeFields, outcomeLabels, type OutcomeValues } from '../../../outcomes/OutcomeFields'
import { EditDialog } from '../../../shared/forms/EditDialog'
import { outcomesText } from '../messages'

interface EditOutcomeProps {
  outcome: Outcome
  reload: () => Promise<Outcome | undefined>
  onClose: () => void
}

/** Corrects the note and the number of people of an outcome. */
export function EditOutcome({ outcome, reload, onClose }: EditOutcomeProps) {
  const [edit, { isLoading }] = useEditOutcomeMutation()
  return (
    <EditDialog<Outcome, OutcomeValues>
      title={outcomesText('editTitle')}
      formName="edit-outcome"
      newest={outcome}
      valuesOf={({ note, pcount }) => ({ note, pcount })}
      labels={outcomeLabels()}
      send={(values, { _id: outcomeId, version }) => edit({ outcomeId, outcomeEdit: { version, ...values } })}
      reload={reload}
      isSaving={isLoading}
      onClose={onClose}
    >
      <OutcomeFields />
    </EditDialog>
  )
}

import { useListDeletedEvidenceCasesQuery, useRestoreEvidenceCaseMutation } from '../../api/evidence'
import { TrashDrawer } from '../../shared/lists/TrashDrawer'
import { TrashList } from '../../shared/lists/TrashList'
import { evidenceText } from './messages'

const SHOWN = 200

/** Trash of the evidence cases of the organisation. */
export const EvidenceTrash = () => (
  <TrashDrawer title={evidenceText('trash')}>
    <DeletedCases />
  </TrashDrawer>
)

function DeletedCases() {
  const query = useListDeletedEvidenceCasesQuery({ pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestoreEvidenceCaseMutation()
  return <TrashList help={evidenceText('trashHelp')} query={query} onRestore={(caseId) => restore({ caseId })} />
}

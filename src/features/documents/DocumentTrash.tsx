import {
  useDeleteDocumentPermanentlyMutation,
  useDeleteDocumentTrashMutation,
  useListDeletedDocumentsQuery,
  useRestoreDocumentsMutation,
} from '../../api/document'
import { TrashDrawer } from '../../shared/lists/TrashDrawer'
import { TrashList } from '../../shared/lists/TrashList'
import { documentsText } from './messages'

const SHOWN = 200

/** Trash of the documents of a mission. */
export const DocumentTrash = ({ missionId }: { missionId: string }) => (
  <TrashDrawer title={documentsText('trash')}>
    <DeletedDocuments missionId={missionId} />
  </TrashDrawer>
)

function DeletedDocuments({ missionId }: { missionId: string }) {
  const query = useListDeletedDocumentsQuery({ missionId, pageSize: SHOWN }, { refetchOnMountOrArgChange: true })
  const [restore] = useRestoreDocumentsMutation()
  const [purge] = useDeleteDocumentPermanentlyMutation()
  const [empty] = useDeleteDocumentTrashMutation()
  return (
    <TrashList
      help={documentsText('trashHelp')}
      purgeWarning={(count) => documentsText('purgeWarning', { count })}
      query={query}
      onRestore={(documentId) => restore({ documentSelection: { documentIds: [documentId] } })}
      onPurge={(documentId) => purge({ missionId, documentId })}
      onEmpty={(count) => empty({ missionId, count })}
    />
  )
}

import { useState } from 'react'
import { Button, Card, Flex, Form, Input, Typography } from 'antd'
import { isApiError } from '../../api/errors'
import { useUpdateOrganisationDetailsMutation, type Organisation } from '../../api/organisation'
import { useCan } from '../../session/useCan'
import { EditDialog } from '../../shared/forms/EditDialog'
import { showMessage } from '../../shared/showMessage'
import { organisationText } from './messages'

interface EmbeddingCardProps {
  organisation: Organisation
  reload: () => Promise<Organisation | undefined>
}

/** The sites that may embed pages of links. */
export function EmbeddingCard({ organisation, reload }: EmbeddingCardProps) {
  const [isEditing, setEditing] = useState(false)
  const canUpdate = useCan('tenant_update_self')
  const { embeddingSites = [] } = organisation
  return (
    <Card size="small" title={organisationText('embedding')}>
      <Flex vertical gap={12} align="flex-start">
        <Typography.Text type="secondary">{organisationText('embeddingHelp')}</Typography.Text>
        {embeddingSites.length === 0 ? (
          <span>{organisationText('noSites')}</span>
        ) : (
          <ul style={{ margin: 0, paddingInlineStart: 20 }}>
            {embeddingSites.map((site) => (
              <li key={site} style={{ overflowWrap: 'anywhere' }}>
                {site}
              </li>
            ))}
          </ul>
        )}
        {canUpdate && <Button onClick={() => setEditing(true)}>{organisationText('editSites')}</Button>}
      </Flex>
      {isEditing && <EditSites organisation={organisation} reload={reload} onClose={() => setEditing(false)} />}
    </Card>
  )
}

interface SitesValues {
  /** One in each line. */
  embeddingSites: string
}

const valuesOf = ({ embeddingSites = [] }: Organisation): SitesValues => ({ embeddingSites: embeddingSites.join('\n') })

const sitesIn = (text: string): string[] => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== ''),
  ),
]

function EditSites({ organisation, reload, onClose }: EmbeddingCardProps & { onClose: () => void }) {
  const [update, { isLoading }] = useUpdateOrganisationDetailsMutation()
  return (
    <EditDialog<Organisation, SitesValues>
      title={organisationText('embedding')}
      formName="embedding-sites"
      newest={organisation}
      valuesOf={valuesOf}
      labels={{ embeddingSites: organisationText('sites') }}
      send={async ({ embeddingSites }, { version }) => {
        const { error } = await update({ organisationEdit: { version, embeddingSites: sitesIn(embeddingSites) } })
        return isApiError(error) ? { error } : {}
      }}
      reload={reload}
      isSaving={isLoading}
      onSaved={() => showMessage({ type: 'success', text: organisationText('saved') })}
      onClose={onClose}
    >
      <Form.Item name="embeddingSites" label={organisationText('sites')} extra={organisationText('sitesHelp')}>
        <Input.TextArea rows={5} autoComplete="off" spellCheck={false} />
      </Form.Item>
    </EditDialog>
  )
}

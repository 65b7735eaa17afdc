import { Alert, Button, Flex, Typography } from 'antd'
import { isApiError } from '../../api/errors'
import {
  useUpdateOrganisationDetailsMutation,
  useUploadOrganisationLogoMutation,
  type Organisation,
} from '../../api/organisation'
import { assetUrl } from '../../shared/assetUrl'
import { FileButton } from '../../shared/forms/FileButton'
import { PICTURES } from '../../shared/forms/pictures'
import { organisationText } from './messages'

const LOGO_HEIGHT = 64

/** Shows and changes the logo. Changes are saved immediately. */
export function LogoField({ organisation, canUpdate }: { organisation: Organisation; canUpdate: boolean }) {
  const { name, logo, version } = organisation
  const [upload, uploading] = useUploadOrganisationLogoMutation()
  const [update, updating] = useUpdateOrganisationDetailsMutation()
  const isBusy = uploading.isLoading || updating.isLoading
  const error = uploading.error ?? updating.error

  const choose = async (file: File) => {
    const { data } = await upload({ body: { file } })
    if (data) await update({ organisationEdit: { version, logoId: data.data.fileId } })
  }

  return (
    <div style={{ marginBottom: 24 }}>
      <div style={{ marginBottom: 8 }}>{organisationText('logo')}</div>
      <Flex wrap gap={16} align="center">
        {logo ? (
          <img
            src={assetUrl(logo)}
            alt={organisationText('logoAlt', { name })}
            style={{ height: LOGO_HEIGHT, maxWidth: '100%', objectFit: 'contain' }}
          />
        ) : (
          <Typography.Text type="secondary">{organisationText('noLogo')}</Typography.Text>
        )}
        {canUpdate && (
          <FileButton
            label={organisationText('chooseLogo')}
            accept={PICTURES}
            loading={isBusy}
            onChoose={([file]) => void choose(file)}
          />
        )}
        {canUpdate && logo && (
          <Button disabled={isBusy} onClick={() => void update({ organisationEdit: { version, logoId: null } })}>
            {organisationText('removeLogo')}
          </Button>
        )}
      </Flex>
      {canUpdate && <Typography.Text type="secondary">{organisationText('logoHelp')}</Typography.Text>}
      {isApiError(error) && <Alert type="error" showIcon title={error.message} style={{ marginTop: 8 }} />}
    </div>
  )
}

import { useUploadClientLogoMutation } from '../../api/client'
import { PictureField, type Picture } from '../../shared/forms/PictureField'
import { uploadClientLogoLimits } from '../../shared/limits/client.gen'
import { clientsText } from './messages'

interface LogoFieldProps {
  // Passed by Form.Item.
  id?: string
  value?: Picture | null
  onChange?: (logo: Picture | null) => void
}

export function LogoField({ id, value, onChange }: LogoFieldProps) {
  const [uploadLogo, { isLoading }] = useUploadClientLogoMutation()
  return (
    <PictureField
      id={id}
      value={value}
      onChange={onChange}
      upload={(file) => uploadLogo({ body: { file } })}
      isUploading={isLoading}
      maxBytes={uploadClientLogoLimits.file.maxLength}
      texts={{
        alt: clientsText('fieldLogo'),
        choose: clientsText('logoChoose'),
        change: clientsText('logoChange'),
        remove: clientsText('logoRemove'),
        tooLarge: clientsText('logoTooLarge'),
      }}
      style={{ height: 64, maxWidth: '100%', objectFit: 'contain' }}
    />
  )
}

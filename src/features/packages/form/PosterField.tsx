import { useUploadPackagePosterMutation } from '../../../api/package'
import { PictureField } from '../../../shared/forms/PictureField'
import { uploadPackagePosterLimits } from '../../../shared/limits/package.gen'
import { packagesText } from '../messages'
import type { Poster } from './packageValues'

interface PosterFieldProps {
  // Passed by Form.Item.
  id?: string
  value?: Poster | null
  onChange?: (poster: Poster | null) => void
}

export function PosterField({ id, value, onChange }: PosterFieldProps) {
  const [uploadPoster, { isLoading }] = useUploadPackagePosterMutation()
  return (
    <PictureField
      id={id}
      value={value}
      onChange={onChange}
      upload={(file) => uploadPoster({ body: { file } })}
      isUploading={isLoading}
      maxBytes={uploadPackagePosterLimits.file.maxLength}
      texts={{
        alt: packagesText('fieldPoster'),
        choose: packagesText('posterChoose'),
        change: packagesText('posterChange'),
        remove: packagesText('posterRemove'),
        tooLarge: packagesText('posterTooLarge'),
      }}
      style={{ width: 240, maxWidth: '100%', aspectRatio: '16 / 9', objectFit: 'cover', borderRadius: 6 }}
    />
  )
}

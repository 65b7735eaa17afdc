import { useState, type ReactNode } from 'react'

interface CardPictureProps {
  pictureUrl: string | null
  /** In the placeholder. */
  icon: ReactNode
}

/** The picture of a card. A placeholder if there is none, also when it was hidden since its address was read. */
export function CardPicture({ pictureUrl, icon }: CardPictureProps) {
  const [failed, setFailed] = useState<string | null>(null)
  if (pictureUrl === null || pictureUrl === failed) {
    return (
      <span className="client-mission-picture client-mission-no-picture" aria-hidden>
        {icon}
      </span>
    )
  }
  return (
    <img
      className="client-mission-picture"
      src={pictureUrl}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(pictureUrl)}
    />
  )
}

import { Button, Skeleton } from 'antd'
import { offerText } from './offerText'
import type { Offer } from './offerLabels'
import { PackageCard } from './PackageCard'
import type { Tax } from './taxText'
import './packages.css'

const SKELETON_HEIGHT = 260

interface PackageCardsProps {
  /** Undefined while loading. */
  offers: readonly (Offer & { _id: string; name: string; description: string; poster: string | null })[] | undefined
  /** Empty if there is none. */
  chosenId: string
  onChoose: (packageId: string) => void
  /** Tax on the prices; undefined without tax. */
  tax?: Tax
  /** Why a package cannot be chosen, shown in place of its action; undefined if it can. */
  unavailableText?: (offer: Offer) => string | undefined
}

/** Package cards side by side. */
export function PackageCards({ offers, chosenId, onChoose, tax, unavailableText }: PackageCardsProps) {
  if (!offers) {
    return (
      <div className="package-cards" role="status" aria-label={offerText('loading')}>
        {[1, 2, 3].map((card) => (
          <Skeleton.Node key={card} style={{ width: '100%', height: SKELETON_HEIGHT }} />
        ))}
      </div>
    )
  }
  return (
    <ul className="package-cards">
      {offers.map((offer) => (
        <li key={offer._id}>
          <PackageCard
            offer={offer}
            tax={tax}
            action={
              unavailableText?.(offer) ?? (
                <Button block type={offer._id === chosenId ? 'primary' : 'default'} onClick={() => onChoose(offer._id)}>
                  {offerText('choose', { name: offer.name })}
                </Button>
              )
            }
          />
        </li>
      ))}
    </ul>
  )
}

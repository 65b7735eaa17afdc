import { catalogue } from '../../shared/messages'

export const routeText = catalogue('packagesRoutes', {
  packages: 'Packages',
  newPackage: 'New package',
  package: 'Package',
  packagesKeywords: 'plans prices limits',
  newPackageKeywords: 'create add plan price',
})

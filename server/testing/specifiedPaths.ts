// Paths of the specification, spelled exactly as there. All other paths are extensions.

const SPECIFIED: Record<string, string> = {
  '/auth': 'login logout userdetails forgot-password',
  '/admin/tenant':
    'create fetchall fetch-tenant-details delete-tenant edit-tenant resend-verification-code verify-tenant ' +
    'fetch-active-package-public register-tenant get-tenant-stats',
  '/admin/package': 'upload-poster create fetchall fetch-by-id fetchactive delete-package-for-Id edit-package-for-Id',
  '/admin/permission': 'create admin-permission-list',
  '/tenantroot/permission': 'tenant-permission-list',
  '/tenantroot': 'fetch-organisation-details update-organisation-details',
  '/tenant/user': 'terms-conditions-check create-tenant-user fetch-all-user fetch-user-by-id delete-user edit-user',
  '/tenant/usergroup': 'tenant-usergroup-create tenant-usergroup-list tenant-usergroup-delete tenant-usergroup-edit',
  '/common/missiontype': 'getall',
  '/mission':
    'create get/tenant get edit delete get-missions-by-locationID get-missions-by-location-mapref ' +
    'get-mission-doc-count update-status',
  '/flight': 'edit mission-specific-view assign-pilot',
  '/pilot': 'get-all-pilots',
  '/alert':
    'manual-upload-alert create delete-multiple-alerts get-alerts-By-mission-ID get-alerts-by-location-ID ' +
    'get-alerts-by-mission-mapref get-alert-by-location-ID-and-time get-alerts-By-location-id-pagination ' +
    'get-alert-by-ID update-alert-by-ID update-multi-alert-by-ID',
  '/streamtoken': 'get-active-streams',
  '/VOD':
    'get-by-ID get-by-missionID save-vod-manual delete-by-ID delete-multi-by-ID edit-by-ID update-vod-by-ID ' +
    'update-multi-vod-by-ID get-by-location-ID',
  '/location': 'create get update get-by-id',
  '/manufacturer': 'get get-by-id create delete',
  '/model': 'get get-by-id create update',
  '/asset': 'create get-all-asset delete get',
  '/assetclass': 'get',
  '/data': 'thermal/table thermal',
  '/layer':
    'getbymissionId create edit-layer delete delete-layers filter-layer changecolorbyId getrasterdetailsbyID ' +
    'create-vector-layer addFeature get-feature-by-layerId edit-geojson delete-geojson upload-file-geojson ' +
    'get-feature-csv-by-layerIndex get-files-by-layerId-fIndex delete-file-geojson delete-multipleLayerFiles ' +
    'set-cover-photo-by-layerFiles-Id assignLayerLabel auto-assign-uploaded-image pick-to-map-for-layer ' +
    'fetch-to-be-reviwed-files images-review all-layers-for-mission layers-by-missionId flag-feature flag-layer ' +
    'download-asset-by-Id-to-kml',
  '/layergroup': 'create delete edit delete-layerId',
  '/baselayer':
    'create create-base-raster-upload get-meta-data set-prime-attr create-by-layers create-base-raster-import-mission ' +
    'get-meta-data-for-update update-by-layers updateRasterLayerImport updateRasterLayerUpload ' +
    'upload-to-update-base-layer/Vector update-base-layer-by-uploaded-layer delete-baseLayer-id ' +
    'create-base-vector-layer getallpublicbaselayers publishBaseLayer alerts vods fetch/All',
  '/document':
    'create delete delete-multiple getbymissionId getImagesByMissionId zipbyId update-doc-by-ID update-multi-docs-by-ID',
  '/report': 'block plot',
  '/client':
    'create get-list-client get-client-by-id delete-client edit-client-details get-mission-list-for-Id ' +
    'insert-client-for-mission remove-client-from-mission get-client-mission-details',
  '/payment': 'generate-order complete-order payment-fail',
  '/aiml': 'layer/{layerId}/{inferType}/infer vod/{vodId}/{inferType}/infer',
}

/** Every given path, without the prefix and without the id some of them have appended. */
export const specifiedPaths: ReadonlySet<string> = new Set([
  '/mission',
  '/thread',
  '/aiml',
  ...Object.entries(SPECIFIED).flatMap(([prefix, calls]) => calls.split(' ').map((call) => `${prefix}/${call}`)),
])

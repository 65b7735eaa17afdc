// Written by `npm run generate` from api-spec/. Do not edit.
export interface paths {
  '/aircraft/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Where other aircraft are now */
    get: operations['getAircraft']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert-rule/getall': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the rules that raise alerts */
    get: operations['getAlertRules']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Raise an alert in a mission */
    post: operations['createAlert']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/manual-upload-alert': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Raise an alert with a picture that was uploaded before */
    post: operations['createAlertWithPicture']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/delete-multiple-alerts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete alerts, all or none; they can be restored for 30 days */
    delete: operations['deleteAlerts']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/get-alerts-By-mission-ID/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the newest alerts of a mission, at most 200 */
    get: operations['getMissionAlerts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/get-alerts-by-location-ID/{locationId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the newest alerts of the missions of a place, at most 200 */
    get: operations['getLocationAlerts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/get-alerts-by-mission-mapref': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List alerts whose own position is inside a feature of a base layer, such as a plot */
    get: operations['listAlertsByMapref']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/get-alert-by-location-ID-and-time/{locationId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List alerts of the missions of a place that were raised in a time range */
    get: operations['listLocationAlertsInTime']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/get-alerts-By-location-id-pagination/{locationId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List alerts of the missions of a place */
    get: operations['listLocationAlerts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/get-alert-by-ID/{alertId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get an alert */
    get: operations['getAlert']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/update-alert-by-ID/{alertId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change an alert, move it to another state, assign or snooze it */
    patch: operations['updateAlert']
    trace?: never
  }
  '/alert/update-multi-alert-by-ID': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change several alerts, all or none */
    patch: operations['updateAlerts']
    trace?: never
  }
  '/alert/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List alerts of all missions */
    get: operations['listAlerts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/counts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Count open alerts */
    get: operations['getAlertCounts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/overview': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get figures of open alerts by age, of today and of the last 30 days */
    get: operations['getAlertOverview']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/statistics': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get how fast alerts were handled and how many were false positives */
    get: operations['getAlertStatistics']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/activity/{alertId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List what happened to an alert */
    get: operations['listAlertActivity']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/picture/{alertId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the picture of an alert */
    get: operations['getAlertPicture']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/owners': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the people to whom alerts can be assigned */
    get: operations['getAlertOwners']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/deleted': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List deleted alerts that can be restored */
    get: operations['listDeletedAlerts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/restore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore deleted alerts, all or none */
    post: operations['restoreAlerts']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/alert/settings': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get due times, the time for repeats and instructions */
    get: operations['getAlertSettings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aiml/layer/{layerId}/{inferType}/infer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Analyse a raster layer; a job computes the results */
    post: operations['inferLayer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aiml/vod/{vodId}/{inferType}/infer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Analyse a recording; a job computes the results */
    post: operations['inferRecording']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aiml/thermal/{missionId}/infer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Look for hotspots in all thermal photos of a mission; a job computes the results */
    post: operations['inferThermal']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aiml/recording/{vodId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the latest analysis of a recording with its results */
    get: operations['getRecordingAnalysis']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aiml/recording/{vodId}/review': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Confirm or reject results of a recording, all or none, or take such decisions back */
    patch: operations['reviewRecordingDetections']
    trace?: never
  }
  '/aiml/preview/{layerId}/{inferType}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Compute what an analysis of a raster layer will find without storing it; it does not count as an AI run */
    post: operations['previewAnalysis']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aiml/comparable/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the layers that a layer can be compared with, the newest first */
    get: operations['listComparableLayers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aiml': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the analyses of a mission, a layer or all missions, the latest first */
    get: operations['listAnalyses']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aiml/models': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the models with their parameters */
    get: operations['getAnalysisModels']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aiml/precision': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List how many results of each model and detector people confirmed and rejected, by month of their decision */
    get: operations['getModelPrecision']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aiml/get/{analysisId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get an analysis */
    get: operations['getAnalysis']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aiml/detections/{analysisId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the results of an analysis, the largest or hottest first */
    get: operations['getDetections']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aiml/review': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Confirm or reject results, all or none, or take such decisions back */
    patch: operations['reviewDetections']
    trace?: never
  }
  '/aiml/delete/{analysisId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete an analysis with its results permanently; it stays counted as an AI run */
    delete: operations['deleteAnalysis']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/aiml/export/{analysisId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Export the confirmed and rejected results of an analysis as GeoJSON, CSV or COCO */
    get: operations['exportDetections']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/openapi': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The operations that API tokens can call, as OpenAPI 3.1 */
    get: operations['getOpenApi']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/assetclass/get': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List all asset classes */
    get: operations['getAssetClasses']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/assetclass/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create an asset class */
    post: operations['createAssetClass']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/assetclass/edit/{assetClassId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit an asset class */
    patch: operations['editAssetClass']
    trace?: never
  }
  '/assetclass/delete/{assetClassId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete an asset class that no asset or model has */
    delete: operations['deleteAssetClass']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/file/get/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the files of an asset and of its maintenance records */
    get: operations['getAssetFiles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/file/create/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add an uploaded file to an asset or to one of its maintenance records */
    post: operations['createAssetFile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/file/edit/{assetFileId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Rename a file of an asset, or change when it expires */
    patch: operations['editAssetFile']
    trace?: never
  }
  '/asset/file/delete/{assetFileId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a file of an asset, which can be restored for 30 days */
    delete: operations['deleteAssetFile']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/file/restore/{assetFileId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore a deleted file of an asset */
    post: operations['restoreAssetFile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/file/download/{assetFileId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download a file of an asset */
    get: operations['downloadAssetFile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/file/preview/{assetFileId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a picture of an asset for display in a browser */
    get: operations['getAssetFilePreview']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/get-all-asset': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List assets */
    get: operations['listAssets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/counts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Count assets by status */
    get: operations['getAssetCounts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/get/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read an asset */
    get: operations['getAsset']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/flights/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the flights of an asset */
    get: operations['listAssetFlights']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/usage/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read how long an asset flew in each of the last 26 weeks */
    get: operations['getAssetUsage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/battery/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read the charge of a battery at the start and the end of its last flights, from their telemetry */
    get: operations['getBatteryFlights']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/tracks/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the paths of the last flights of an asset in a short form, for a map */
    get: operations['getAssetTracks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create an asset */
    post: operations['createAsset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/edit/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit an asset */
    patch: operations['editAsset']
    trace?: never
  }
  '/asset/update-status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Ground an asset, send it to maintenance, make it available again or retire it */
    patch: operations['updateAssetState']
    trace?: never
  }
  '/asset/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Export the filtered list as CSV; the file can be imported again */
    get: operations['exportAssets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/import': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Import assets from CSV with a header row, all or none, or preview the import */
    post: operations['importAssets']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/labels': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Labels of assets as PDF, each with a QR code of the address of the asset's page */
    get: operations['downloadAssetLabels']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/update-multi-status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change the state of several assets, all or none */
    patch: operations['updateAssetStates']
    trace?: never
  }
  '/asset/delete-multi': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Move several assets to the trash, all or none; they can be restored for 30 days */
    delete: operations['deleteAssets']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/delete/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Move an asset to the trash, which keeps it for 30 days */
    delete: operations['deleteAsset']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/restore/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore a deleted asset */
    post: operations['restoreAsset']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/deleted': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List deleted assets that can be restored */
    get: operations['listDeletedAssets']
    put?: never
    post?: never
    /** Delete all assets in the trash permanently */
    delete: operations['deleteAssetTrash']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/asset/deleted/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete an asset in the trash permanently */
    delete: operations['deleteAssetPermanently']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/auth/userdetails': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The user of the session */
    get: operations['getUserDetails']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/fetch/All': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the base layers of the tenant */
    get: operations['listBaseLayers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/getallpublicbaselayers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the published base layers of the tenant */
    get: operations['listPublicBaseLayers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/get-meta-data/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a base layer with its parts and a report on its identifying attribute */
    get: operations['getBaseLayer']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a base layer from an uploaded raster or vector file; a job imports the file */
    post: operations['createBaseLayer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/create-base-raster-upload': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a base layer from an uploaded raster */
    post: operations['createBaseRaster']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/create-base-vector-layer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create an empty base layer for drawing */
    post: operations['createBaseVectorLayer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/create-by-layers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a base layer from layers of missions */
    post: operations['createBaseLayerByLayers']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/create-base-raster-import-mission': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a base layer from the rasters of a mission */
    post: operations['createBaseRasterFromMission']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/edit/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit the name, description or time of a base layer */
    patch: operations['editBaseLayer']
    trace?: never
  }
  '/baselayer/edit-part/{baseLayerId}/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit the styling of a part, or georeference a raster */
    patch: operations['editBaseLayerPart']
    trace?: never
  }
  '/baselayer/set-prime-attr/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Choose the attribute that identifies features, such as a plot number; null removes it */
    patch: operations['setPrimeAttribute']
    trace?: never
  }
  '/baselayer/get-meta-data-for-update/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the staged updates of a base layer and what they would change */
    get: operations['getBaseLayerUpdate']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/update-by-layers/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Replace all parts of a base layer with layers of missions */
    patch: operations['updateBaseLayerByLayers']
    trace?: never
  }
  '/baselayer/updateRasterLayerImport/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Replace the rasters of a base layer with the rasters of a mission */
    patch: operations['updateBaseRasterFromMission']
    trace?: never
  }
  '/baselayer/updateRasterLayerUpload/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Stage an uploaded raster as an update of a base layer */
    patch: operations['updateBaseRasterByUpload']
    trace?: never
  }
  '/baselayer/upload-to-update-base-layer/Vector/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Stage an uploaded vector file as an update of a base layer */
    post: operations['uploadBaseVector']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/update-base-layer-by-uploaded-layer/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Apply a staged update */
    patch: operations['updateBaseLayerByUploadedLayer']
    trace?: never
  }
  '/baselayer/staged/{baseLayerId}/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a staged update */
    delete: operations['deleteStagedLayer']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/delete-baseLayer-id/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a base layer; it can be restored for 30 days */
    delete: operations['deleteBaseLayer']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/deleted': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List deleted base layers that can be restored */
    get: operations['listDeletedBaseLayers']
    put?: never
    post?: never
    /** Delete all base layers in the trash permanently */
    delete: operations['deleteBaseLayerTrash']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/deleted/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a base layer in the trash permanently */
    delete: operations['deleteBaseLayerPermanently']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/restore/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore a deleted base layer, without publishing it */
    post: operations['restoreBaseLayer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/alerts/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List alerts inside a base layer */
    get: operations['listBaseLayerAlerts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/baselayer/vods/{baseLayerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List recordings that show a base layer */
    get: operations['listBaseLayerVods']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/base-map/get-for-map': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The base maps that the caller's maps offer, those of the tenant first */
    get: operations['getBaseMaps']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/base-map/get-file/{baseMapId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read ranges of the file of a base map; one that is off only as its tenant-root */
    get: operations['getBaseMapFile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/client/shared-missions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the missions that the caller's client sees, with a picture of each */
    get: operations['listSharedMissions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/client/get-client-mission-details/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get what clients see of a mission */
    get: operations['getClientMissionDetails']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/photo/coverage/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get how many photos see each part of an area, and the gaps */
    get: operations['getPhotoCoverage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/photo/gap-flight/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Plan a flight over the gaps of the coverage, with the camera of the photos */
    get: operations['getGapFlight']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/photo/download-gap-flight/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download a flight over the gaps of the coverage for DJI or QGroundControl */
    get: operations['downloadGapFlight']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Find photos, documents, layers, flights and other files of all missions, with counts */
    get: operations['listData']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/download': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download the files of several items as a ZIP, all or none */
    get: operations['downloadData']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/get-filters': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The saved filters of the caller, by name */
    get: operations['getDataFilters']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/create-filter': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Save a filter under a name */
    post: operations['createDataFilter']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/edit-filter/{filterId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Rename a saved filter of the caller, or replace what it filters by */
    patch: operations['editDataFilter']
    trace?: never
  }
  '/data/delete-filter/{filterId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a saved filter of the caller */
    delete: operations['deleteDataFilter']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/detector/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the detectors of the tenant by name */
    get: operations['listDetectors']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/detector/run': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Detect objects in photos or in an orthophoto layer of a mission; a job computes the results */
    post: operations['runDetector']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/detector/runs/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the runs of detectors on photos and layers of a mission, the latest first */
    get: operations['listDetectorRuns']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/detector/objects/{detectorRunId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the results of a run by photo, the most certain first */
    get: operations['getDetectedObjects']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/detector/review': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Confirm or reject results, all or none, or take such decisions back */
    patch: operations['reviewDetectedObjects']
    trace?: never
  }
  '/detector/export/{detectorRunId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Export the confirmed and rejected results of a run as GeoJSON or COCO */
    get: operations['exportDetectedObjects']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/detector/photo/{photoId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List what detectors found in a photo, of the latest run of each detector that looked at it */
    get: operations['getPhotoObjects']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/detector/places/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List where detectors found objects in a mission, of the latest run of each detector on each photo */
    get: operations['getMissionObjects']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/detector/delete-run/{detectorRunId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a run with its results permanently; it stays counted as an AI run */
    delete: operations['deleteDetectorRun']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add an uploaded file to the documents of a mission */
    post: operations['createDocument']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/getbymissionId/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List documents of a mission, or search their names, tags, descriptions and text */
    get: operations['listDocuments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/update-doc-by-ID/{documentId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit a document, or show it to clients */
    patch: operations['updateDocument']
    trace?: never
  }
  '/document/update-multi-docs-by-ID': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit several documents, all or none */
    patch: operations['updateDocuments']
    trace?: never
  }
  '/document/delete/{documentId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a document; it can be restored for 30 days */
    delete: operations['deleteDocument']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/delete-multiple': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete several documents, all or none */
    delete: operations['deleteDocuments']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/restore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore deleted documents, all or none */
    post: operations['restoreDocuments']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/deleted/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List deleted documents of a mission that can be restored */
    get: operations['listDeletedDocuments']
    put?: never
    post?: never
    /** Delete all documents in the trash of a mission permanently */
    delete: operations['deleteDocumentTrash']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/deleted/{missionId}/{documentId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a document in the trash of a mission permanently */
    delete: operations['deleteDocumentPermanently']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/get/{documentId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a document with its earlier versions */
    get: operations['getDocument']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/facets/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the folders and tags of the documents of a mission */
    get: operations['getDocumentFacets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/expiring': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Count the documents of each mission that expire soon or have expired, without archived missions */
    get: operations['getExpiringDocuments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/getImagesByMissionId/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List pictures among the files of a mission, the latest first */
    get: operations['listMissionImages']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/download/{documentId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download the file of a document or of an earlier version */
    get: operations['downloadDocument']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/preview/{documentId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the file of a document for display in a browser */
    get: operations['getDocumentPreview']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/zipbyId': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download several documents as a ZIP, all or none */
    get: operations['downloadDocuments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/add-version/{documentId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Replace the file of a document by an uploaded file; the earlier file is kept */
    post: operations['addDocumentVersion']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/restore-version/{documentId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make an earlier file of a document the current one */
    post: operations['restoreDocumentVersion']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/type/getall': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the document types of the tenant */
    get: operations['getDocumentTypes']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/type/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a document type */
    post: operations['createDocumentType']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/document/type/edit/{documentTypeId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit a document type */
    patch: operations['editDocumentType']
    trace?: never
  }
  '/document/type/delete/{documentTypeId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a document type; its documents have no type afterwards */
    delete: operations['deleteDocumentType']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/evidence/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List evidence cases */
    get: operations['listEvidenceCases']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/evidence/get/{caseId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get an evidence case with its items and its custody log, which records that it was opened */
    get: operations['getEvidenceCase']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/evidence/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create an evidence case for a mission */
    post: operations['createEvidenceCase']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/evidence/add/{caseId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add files, alerts and the comments of the mission to an evidence case, or a clip of a recording; all or none */
    post: operations['addEvidenceItems']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/evidence/remove/{caseId}/{evidenceItemId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove an item from an evidence case that is not frozen; the file stays in its mission */
    delete: operations['removeEvidenceItem']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/evidence/freeze/{caseId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Freeze an evidence case; a job copies and hashes its content, and the case cannot change any more */
    post: operations['freezeEvidenceCase']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/evidence/download/{caseId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download the archive of a frozen evidence case */
    get: operations['downloadEvidenceCase']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/evidence/delete/{caseId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete an evidence case; it can be restored for 30 days */
    delete: operations['deleteEvidenceCase']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/evidence/restore/{caseId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore a deleted evidence case */
    post: operations['restoreEvidenceCase']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/evidence/deleted': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List deleted evidence cases that can be restored */
    get: operations['listDeletedEvidenceCases']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/upload-file-geojson/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add an uploaded file to a feature; pictures become photos of the mission, other files documents */
    post: operations['uploadFeatureFile']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/get-files-by-layerId-fIndex/{layerId}/{index}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the files of a feature, the cover photo first and the others by the time they were taken */
    get: operations['getFeatureFiles']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/delete-file-geojson/{fileId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a file of a feature; it can be restored for 30 days */
    delete: operations['deleteFeatureFile']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/delete-multipleLayerFiles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete files of features, all or none; they can be restored for 30 days */
    delete: operations['deleteFeatureFiles']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/restore-files': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore deleted files of features, all or none */
    post: operations['restoreFeatureFiles']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/set-cover-photo-by-layerFiles-Id/{fileId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Set or remove the cover photo of a feature */
    patch: operations['setCoverPhoto']
    trace?: never
  }
  '/layer/assign-files': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Assign photos and documents of a mission to a feature or a flight, or remove them from it, all or none */
    patch: operations['assignFiles']
    trace?: never
  }
  '/layer/auto-assign-uploaded-image': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Start a job that assigns photos of a mission to the nearest feature within a distance */
    post: operations['autoAssignPhotos']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/photo-assignments/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the results of the last automatic assignment of a mission's photos, the farthest first */
    get: operations['listPhotoAssignments']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/filter-layer/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List features of a layer, filtered and sorted by attributes */
    get: operations['listFilteredFeatures']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/get-feature-by-layerId/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List features of a layer with their geometries */
    get: operations['listFeatures']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/addFeature/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add features to a vector layer, all or none */
    post: operations['addFeatures']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/edit-geojson/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit the geometry, attributes or style of a feature */
    patch: operations['editFeature']
    trace?: never
  }
  '/layer/delete-geojson/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete features of a layer, all or none */
    delete: operations['deleteFeatures']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/undo-change/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Undo a change of features, unless one of them was changed again later */
    post: operations['undoFeatureChange']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/flag-feature/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Flag a feature for attention, or remove the flag */
    patch: operations['flagFeature']
    trace?: never
  }
  '/flight/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Plan a flight of a mission, with its assets */
    post: operations['createFlight']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the flights of all missions */
    get: operations['listFlights']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/mission-specific-view/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the flights of a mission with their pilots */
    get: operations['getMissionFlights']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/get/{flightId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a flight with its checklist */
    get: operations['getFlight']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/edit/{flightId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit the plan of a flight that has not landed */
    patch: operations['editFlight']
    trace?: never
  }
  '/flight/update-status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change the status of a flight, if the change is allowed */
    patch: operations['updateFlightStatus']
    trace?: never
  }
  '/flight/set-plan/{flightId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Choose the layer with the planned path of a flight, or remove it */
    patch: operations['setFlightPlan']
    trace?: never
  }
  '/flight/assign-assets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Assign a drone, batteries and payload to a flight */
    patch: operations['assignFlightAssets']
    trace?: never
  }
  '/flight/assets/{flightId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the assets that can be assigned to a flight */
    get: operations['getFlightAssets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/assets-for-new': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the assets that can be chosen for a flight that is not planned yet */
    get: operations['getNewFlightAssets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/assign-pilot': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Assign a pilot to a flight, or remove the pilot */
    patch: operations['assignPilot']
    trace?: never
  }
  '/flight/checklist/{flightId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Answer items of the checklist of a flight before it takes off */
    patch: operations['editFlightChecks']
    trace?: never
  }
  '/flight/delete/{flightId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a flight; it can be restored for 30 days */
    delete: operations['deleteFlight']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/restore/{flightId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore a deleted flight */
    post: operations['restoreFlight']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/deleted': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List deleted flights that can be restored */
    get: operations['listDeletedFlights']
    put?: never
    post?: never
    /** Delete all flights in the trash permanently */
    delete: operations['deleteFlightTrash']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/deleted/{flightId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a flight in the trash permanently */
    delete: operations['deleteFlightPermanently']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/log/list/{flightId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the log entries of a flight */
    get: operations['listFlightLog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/log/create/{flightId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add an entry to the log of a flight */
    post: operations['createFlightLogEntry']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/log/edit/{logId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit an entry of a flight log */
    patch: operations['editFlightLogEntry']
    trace?: never
  }
  '/flight/log/delete/{logId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete an entry of a flight log */
    delete: operations['deleteFlightLogEntry']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/checklist-template': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the checklist that flights of a mission type start with */
    get: operations['getChecklist']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit the checklist of a mission type */
    patch: operations['editChecklist']
    trace?: never
  }
  '/footage/search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Find the moments of recordings, and the photos, that show a place, a line or an area; the best view first */
    post: operations['searchFootage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/job/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List running jobs, then queued and ended ones, each newest first; users other than tenant-root and tenant-staff see only their own */
    get: operations['listJobs']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/job/get/{jobId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a job */
    get: operations['getJob']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/job/cancel/{jobId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Cancel a queued or running job */
    patch: operations['cancelJob']
    trace?: never
  }
  '/layergroup/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a group in the layer panel of a mission */
    post: operations['createLayerGroup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layergroup/edit/{groupId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Rename or move a group, or set its layers and their order */
    patch: operations['editLayerGroup']
    trace?: never
  }
  '/layergroup/delete/{groupId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a group; its layers remain, and it can be restored for 30 days */
    delete: operations['deleteLayerGroup']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layergroup/restore/{groupId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore a deleted group with its layers, except those that are now in another group */
    post: operations['restoreLayerGroup']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layergroup/delete-layerId/{groupId}/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a layer from its group */
    delete: operations['removeLayerFromGroup']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/getbymissionId/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List layers of a mission */
    get: operations['listLayers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/all-layers-for-mission/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get all groups and layers of a mission for the layer panel */
    get: operations['getLayerPanel']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/layers-by-missionId': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List layers of several missions that are ready, for a selection */
    get: operations['getReadyLayers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a layer from an uploaded file; a job imports the file */
    post: operations['createLayer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/create-vector-layer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create an empty vector layer for drawing */
    post: operations['createVectorLayer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/coordinate-systems/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Search coordinate systems for the file of a layer that does not name its own */
    get: operations['getCoordinateSystems']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/edit-layer/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit a layer, move it in the panel, or georeference a raster */
    patch: operations['editLayer']
    trace?: never
  }
  '/layer/delete/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a layer; it can be restored for 30 days */
    delete: operations['deleteLayer']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/delete-layers': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete several layers, all or none */
    delete: operations['deleteLayers']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/deleted/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List deleted layers of a mission that can be restored */
    get: operations['listDeletedLayers']
    put?: never
    post?: never
    /** Delete all layers in the trash of a mission permanently */
    delete: operations['deleteLayerTrash']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/deleted/{missionId}/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a layer in the trash of a mission permanently */
    delete: operations['deleteLayerPermanently']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/restore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore deleted layers, all or none */
    post: operations['restoreLayers']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/changecolorbyId/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change the colour of a layer */
    patch: operations['changeLayerColor']
    trace?: never
  }
  '/layer/assignLayerLabel/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Choose the attribute that labels features; null removes the labels */
    patch: operations['assignLayerLabel']
    trace?: never
  }
  '/layer/flag-layer/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Flag a layer for attention, or remove the flag */
    patch: operations['flagLayer']
    trace?: never
  }
  '/layer/share-with-clients/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Show a layer to the clients that its mission is linked to, or hide it from them */
    patch: operations['shareLayer']
    trace?: never
  }
  '/layer/getrasterdetailsbyID/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get details of a raster, and its values at a point */
    get: operations['getRasterDetails']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/measure-raster/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Compute statistics of an area, a profile along a line, or a volume above a base */
    post: operations['measureRaster']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/get-feature-csv-by-layerIndex/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Export the attributes of all or selected features as CSV */
    get: operations['exportFeaturesCsv']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/export-geojson/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Export a vector layer as GeoJSON */
    get: operations['exportLayerGeojson']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/download-asset-by-Id-to-kml/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Export a vector layer, or the footprint of a raster, as KML */
    get: operations['downloadLayerKml']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/download-raster/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download the file of a layer as uploaded, as a GeoTIFF of its values or colours, or as a picture */
    get: operations['downloadRaster']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/thumbnail/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the preview of a raster */
    get: operations['getLayerThumbnail']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a location */
    post: operations['createLocation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/get': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the locations of the tenant */
    get: operations['listLocations']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/search-places': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Search for places by name or address with the geocoder of this installation */
    get: operations['getPlaces']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/get-by-id/{locationId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a location and the number of its missions */
    get: operations['getLocation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/update/{locationId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit the name or coordinates of a location */
    patch: operations['updateLocation']
    trace?: never
  }
  '/location/delete/{locationId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Move a location to the trash; its missions show no location until it is restored */
    delete: operations['deleteLocation']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/delete-locations': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Move several locations to the trash, all or none; their missions show no location until they are restored */
    delete: operations['deleteLocations']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/deleted': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List deleted locations that can be restored */
    get: operations['listDeletedLocations']
    put?: never
    post?: never
    /** Delete all locations in the trash permanently */
    delete: operations['deleteLocationTrash']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/deleted/{locationId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a location in the trash permanently */
    delete: operations['deleteLocationPermanently']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/location/restore/{locationId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore a deleted location within 30 days */
    post: operations['restoreLocation']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/maintenance/rule/get': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List all maintenance rules */
    get: operations['getMaintenanceRules']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/maintenance/rule/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a maintenance rule */
    post: operations['createMaintenanceRule']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/maintenance/rule/edit/{maintenanceRuleId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit a maintenance rule */
    patch: operations['editMaintenanceRule']
    trace?: never
  }
  '/maintenance/rule/delete/{maintenanceRuleId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a maintenance rule */
    delete: operations['deleteMaintenanceRule']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/maintenance/due/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read how far the intervals of an asset have passed */
    get: operations['getAssetMaintenance']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/maintenance/calendar': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List what is due between two days */
    get: operations['getMaintenanceCalendar']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/maintenance/record/get/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the maintenance records of an asset */
    get: operations['listMaintenanceRecords']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/maintenance/record/create/{assetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Record work on an asset, which starts the intervals of its rules again */
    post: operations['createMaintenanceRecord']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/maintenance/record/delete/{maintenanceRecordId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Move a maintenance record to the trash, which keeps it for 30 days */
    delete: operations['deleteMaintenanceRecord']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/maintenance/record/restore/{maintenanceRecordId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore a deleted maintenance record */
    post: operations['restoreMaintenanceRecord']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/manufacturer/get': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List all manufacturers */
    get: operations['getManufacturers']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/manufacturer/get-by-id/{manufacturerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read a manufacturer */
    get: operations['getManufacturer']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/manufacturer/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a manufacturer */
    post: operations['createManufacturer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/manufacturer/edit/{manufacturerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit a manufacturer */
    patch: operations['editManufacturer']
    trace?: never
  }
  '/manufacturer/delete/{manufacturerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a manufacturer without models */
    delete: operations['deleteManufacturer']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/model/get': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List all models */
    get: operations['getAssetModels']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/model/get-by-id/{assetModelId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read a model */
    get: operations['getAssetModel']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/model/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a model */
    post: operations['createAssetModel']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/model/update/{assetModelId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit a model */
    patch: operations['updateAssetModel']
    trace?: never
  }
  '/model/delete/{assetModelId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a model that no asset has */
    delete: operations['deleteAssetModel']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a mission, as a draft, or as scheduled when a time is given */
    post: operations['createMission']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/get/tenant/{tenantId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the missions of the caller's tenant */
    get: operations['listMissions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/get/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a mission */
    get: operations['getMission']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/edit/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit the fields of a mission, except its status */
    patch: operations['editMission']
    trace?: never
  }
  '/mission/delete/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a mission; it can be restored for 30 days */
    delete: operations['deleteMission']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/update-status': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change the status of a mission, if the change is allowed */
    patch: operations['updateMissionStatus']
    trace?: never
  }
  '/mission/archive-missions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Archive several missions or return them from the archive, all or none */
    patch: operations['archiveMissions']
    trace?: never
  }
  '/mission/update-statuses': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change the status of several missions, all or none */
    patch: operations['updateMissionStatuses']
    trace?: never
  }
  '/mission/delete-missions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete several missions, all or none; they can be restored for 30 days */
    delete: operations['deleteMissions']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the missions that have a location as GeoJSON points */
    get: operations['getMissionsGeojson']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/summary': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Count the missions in each status */
    get: operations['getMissionSummary']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Export the filtered list as CSV */
    get: operations['exportMissions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/common/missiontype/getall': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the mission types of the tenant */
    get: operations['getMissionTypes']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/common/missiontype/counts': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the mission types of the tenant with the number of their missions */
    get: operations['getMissionTypeCounts']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/common/missiontype/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a mission type */
    post: operations['createMissionType']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/common/missiontype/edit/{missionTypeId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Rename a mission type */
    patch: operations['editMissionType']
    trace?: never
  }
  '/common/missiontype/delete/{missionTypeId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a mission type; its missions have no type afterwards */
    delete: operations['deleteMissionType']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/get-missions-by-locationID/{locationId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List missions at a location, archived ones included, the latest first */
    get: operations['listMissionsByLocation']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/get-missions-by-location-mapref': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List missions whose location is inside a feature of a base layer, such as a plot */
    get: operations['listMissionsByMapref']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/get-mission-doc-count/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Count the records of a mission by kind */
    get: operations['getMissionDocCount']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/duplicate/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a mission with the description, location, type and layer groups of another */
    post: operations['duplicateMission']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/deleted': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List deleted missions that can be restored */
    get: operations['listDeletedMissions']
    put?: never
    post?: never
    /** Delete all missions in the trash permanently */
    delete: operations['deleteMissionTrash']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/deleted/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a mission in the trash permanently */
    delete: operations['deleteMissionPermanently']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/mission/restore/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore a deleted mission with its layers, within 30 days */
    post: operations['restoreMission']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/photo/mosaic/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the photos that a quick mosaic of a mission would use, and its expected error */
    get: operations['getMosaicPlan']
    put?: never
    /** Make a quick mosaic of a mission's photos; a job draws them and adds a layer */
    post: operations['createMosaic']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Landing page of OGC API Features and OGC API Tiles */
    get: operations['getOgcLandingPage']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc/conformance': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Conformance classes of OGC API that this server implements */
    get: operations['getOgcConformance']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc/collections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Collections of OGC API that the caller may read */
    get: operations['getOgcCollections']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc/collections/{collectionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a collection of OGC API */
    get: operations['getOgcCollection']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc/collections/{collectionId}/items': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get features of a collection */
    get: operations['getOgcItems']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc/collections/{collectionId}/items/{itemId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a feature of a collection */
    get: operations['getOgcItem']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc/collections/{collectionId}/tiles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the vector tile sets of a layer */
    get: operations['getOgcVectorTileSets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc/collections/{collectionId}/tiles/{tileMatrixSetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a vector tile set of a layer */
    get: operations['getOgcVectorTileSet']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc/collections/{collectionId}/tiles/{tileMatrixSetId}/{tileMatrix}/{tileRow}/{tileCol}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a vector tile of a layer by OGC API Tiles */
    get: operations['getOgcVectorTile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc/collections/{collectionId}/map/tiles': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the map tile sets of a raster layer */
    get: operations['getOgcMapTileSets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc/collections/{collectionId}/map/tiles/{tileMatrixSetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a map tile set of a raster layer */
    get: operations['getOgcMapTileSet']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc/collections/{collectionId}/map/tiles/{tileMatrixSetId}/{tileMatrix}/{tileRow}/{tileCol}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a map tile of a raster layer by OGC API Tiles */
    get: operations['getOgcMapTile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc/wmts/WMTSCapabilities.xml': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Raster layers by WMTS 1.0, for desktops without OGC API */
    get: operations['getWmtsCapabilities']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc/tileMatrixSets': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Tile matrix sets of this server */
    get: operations['getOgcTileMatrixSets']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/ogc/tileMatrixSets/{tileMatrixSetId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a tile matrix set */
    get: operations['getOgcTileMatrixSet']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/orthomosaic/plan/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the photos, presets, estimates and options of an orthomosaic of a mission */
    get: operations['getOrthomosaicPlan']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/orthomosaic/list/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the orthomosaics of a mission, newest first */
    get: operations['listOrthomosaics']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/orthomosaic/create/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Send the photos of a mission to a processing server, which computes an orthomosaic */
    post: operations['createOrthomosaic']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/orthomosaic/cancel/{orthomosaicId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Cancel an orthomosaic that is not finished; its task is removed at the processing server */
    patch: operations['cancelOrthomosaic']
    trace?: never
  }
  '/orthomosaic/retry/{orthomosaicId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Start a failed orthomosaic again; results that could not be stored are stored without computing them again */
    patch: operations['retryOrthomosaic']
    trace?: never
  }
  '/orthomosaic/download-point-cloud/{orthomosaicId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download the point cloud of an orthomosaic */
    get: operations['downloadPointCloud']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outcome/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List outcomes of a mission or of all missions, the latest first */
    get: operations['listOutcomes']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outcome/get/{outcomeId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get an outcome */
    get: operations['getOutcome']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outcome/create/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Save a picture as an outcome of a mission, for example a frame of a recording */
    post: operations['createOutcome']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outcome/create-from-photo': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Save a photo as an outcome of its mission */
    post: operations['createPhotoOutcome']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outcome/edit/{outcomeId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Correct the note or the number of people of an outcome, or show it to clients */
    patch: operations['editOutcome']
    trace?: never
  }
  '/outcome/delete/{outcomeId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete an outcome; it can be restored for 30 days */
    delete: operations['deleteOutcome']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outcome/restore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore deleted outcomes, all or none */
    post: operations['restoreOutcomes']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outcome/deleted/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List deleted outcomes of a mission that can be restored */
    get: operations['listDeletedOutcomes']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outcome/picture/{outcomeId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the picture of an outcome for display */
    get: operations['getOutcomePicture']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outcome/download/{outcomeId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download the picture of an outcome as PNG */
    get: operations['downloadOutcomePicture']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/outcome/map/{outcomeId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a small map of the place of an outcome, drawn from the rasters of its mission */
    get: operations['getOutcomeMap']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/phone/position/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Where phones are that share their position now */
    get: operations['getPhonePositions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/photo/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add an uploaded picture to the photos of a mission; a job reads it */
    post: operations['createPhoto']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/photo/list/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List photos of a mission in the order they were taken */
    get: operations['listPhotos']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/photo/points/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get all photos of a mission in a short form, for its map and its gallery */
    get: operations['getPhotoPoints']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/photo/get/{photoId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a photo */
    get: operations['getPhoto']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/photo/same-view/{photoId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get photos that show the view of a photo at other times, in the order they were taken */
    get: operations['getSameViewPhotos']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/photo/picture/{photoId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the thumbnail or the preview of a photo */
    get: operations['getPhotoPicture']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/photo/download/{photoId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download a photo as it was uploaded */
    get: operations['downloadPhoto']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/photo/share': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Show accepted photos to the clients of their mission or hide them, all or none */
    patch: operations['sharePhotos']
    trace?: never
  }
  '/photo/delete': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete photos, all or none; they can be restored for 30 days */
    delete: operations['deletePhotos']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/photo/restore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore deleted photos, all or none */
    post: operations['restorePhotos']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/fetch-to-be-reviwed-files': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List photos of a mission to review, those proposed for rejection first */
    get: operations['listPhotosToReview']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/layer/images-review': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Accept or reject photos, all or none */
    patch: operations['reviewPhotos']
    trace?: never
  }
  '/layer/pick-to-map-for-layer': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Place a photo on the map, or restore the position of its file */
    patch: operations['placePhoto']
    trace?: never
  }
  '/pilot/get-all-pilots': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List all pilots with their licences and current flights */
    get: operations['getAllPilots']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/pilot/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add a person without an account as a pilot, or make a user a pilot */
    post: operations['createPilot']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/pilot/edit/{pilotId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit a pilot and their licences */
    patch: operations['editPilot']
    trace?: never
  }
  '/pilot/delete/{pilotId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Remove a pilot, who can be restored for 30 days */
    delete: operations['deletePilot']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/pilot/restore/{pilotId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore a removed pilot */
    post: operations['restorePilot']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/pilot/deleted': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List removed pilots that can be restored */
    get: operations['listDeletedPilots']
    put?: never
    post?: never
    /** Delete all pilots in the trash permanently */
    delete: operations['deletePilotTrash']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/pilot/deleted/{pilotId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a pilot in the trash permanently; past flights keep the name of the pilot */
    delete: operations['deletePilotPermanently']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/plot': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a report with a row for each value of the identifying attribute of a base layer */
    get: operations['getPlotReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/block': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a report with a row for each value of the grouping attribute of a base layer */
    get: operations['getBlockReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/download': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download a report as CSV, Excel file or PDF */
    get: operations['downloadReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/saved/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the saved reports of the tenant by name */
    get: operations['listSavedReports']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/saved/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Save a report under a name */
    post: operations['createSavedReport']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/saved/get/{savedReportId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a saved report */
    get: operations['getSavedReport']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/saved/edit/{savedReportId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Rename a saved report, or change its measures or period */
    patch: operations['editSavedReport']
    trace?: never
  }
  '/report/saved/delete/{savedReportId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a saved report with its editions permanently */
    delete: operations['deleteSavedReport']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/edition/make/{savedReportId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Make a saved report from the current data and keep it as an edition */
    post: operations['makeReportEdition']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/edition/list/{savedReportId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the editions of a saved report, the latest first */
    get: operations['listReportEditions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/edition/get/{editionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get an edition with the inputs and hashes that it was made from */
    get: operations['getReportEdition']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/edition/compare/{editionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Make an edition again from the current data, and compare the bytes and the inputs */
    get: operations['getReportEditionChanges']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/edition/download/{editionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download an edition as it was made */
    get: operations['downloadReportEdition']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/schedule/get/{savedReportId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the schedule of a saved report and its latest mails */
    get: operations['getReportSchedule']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/schedule/set/{savedReportId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Schedule a saved report, or change or pause its schedule */
    patch: operations['setReportSchedule']
    trace?: never
  }
  '/report/schedule/delete/{savedReportId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete the schedule of a saved report; its editions stay */
    delete: operations['deleteReportSchedule']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/report/schedule/recipients': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the people who may get reports by mail */
    get: operations['getReportRecipients']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/stac': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The root catalog of STAC, which is the landing page of its API */
    get: operations['getStacCatalog']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/stac/conformance': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Conformance classes of STAC API that this server implements */
    get: operations['getStacConformance']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/stac/collections': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Missions as STAC collections */
    get: operations['getStacCollections']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/stac/collections/{collectionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a mission as a STAC collection */
    get: operations['getStacCollection']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/stac/collections/{collectionId}/items': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Photos, layers and recordings of a mission as STAC items */
    get: operations['getStacItems']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/stac/collections/{collectionId}/items/{itemId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a STAC item */
    get: operations['getStacItem']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/stac/search': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Search STAC items of all missions */
    get: operations['getStacSearch']
    put?: never
    /** Search STAC items of all missions, by a body */
    post: operations['searchStac']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/stac/assets/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Read the cloud-optimized GeoTIFF of a raster layer, whole or by byte ranges */
    get: operations['getStacAsset']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streamtoken/get-active-streams': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the streams that are published now */
    get: operations['getActiveStreams']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streamtoken/list/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the stream keys of a mission, without the keys themselves */
    get: operations['getStreamKeys']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/streamtoken/pilot-messages/{streamId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get what was sent to the pilot of a stream, and whether the page of the pilot is open */
    get: operations['getPilotMessages']
    put?: never
    /** Send a text or a point to the page at which the pilot publishes */
    post: operations['sendPilotMessage']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/telemetry/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Import telemetry from an uploaded file; a job reads it */
    post: operations['createTelemetry']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/telemetry/list/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the telemetry of a mission with its flights */
    get: operations['getMissionTelemetry']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/telemetry/assign/{telemetryId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Assign telemetry to a flight of its mission */
    patch: operations['assignTelemetry']
    trace?: never
  }
  '/flight/telemetry/create-flight/{telemetryId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Create a landed flight with the times of the telemetry, and assign the telemetry to it */
    post: operations['createFlightOfTelemetry']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/telemetry/columns/{telemetryId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Choose the meaning of the columns of a table; a job reads it again */
    patch: operations['editTelemetryColumns']
    trace?: never
  }
  '/flight/telemetry/zone/{telemetryId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Choose the time zone that the local times of telemetry are read in */
    patch: operations['editTelemetryZone']
    trace?: never
  }
  '/flight/telemetry/delete/{telemetryId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete telemetry; it can be restored for 30 days */
    delete: operations['deleteTelemetry']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/telemetry/restore/{telemetryId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore deleted telemetry */
    post: operations['restoreTelemetry']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/track/{flightId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the path of a flight, and the samples for its charts */
    get: operations['getFlightTrack']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/track-of-recording/{vodId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the path of the telemetry of a recording, and the samples for its charts */
    get: operations['getRecordingTrack']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/ground/{flightId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the ground around a camera of a flight, from the elevation layers of its mission */
    get: operations['getFlightGround']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/ground-of-recording/{vodId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the ground around the camera of a recording, from the elevation layers of its mission */
    get: operations['getRecordingGround']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/flight/tracks/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the paths of the flights of a mission in a short form, for its map */
    get: operations['getMissionTracks']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/thermal': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the temperatures of a thermal photo with the stored parameters, or with others to try */
    get: operations['getThermalPhoto']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/thermal/values': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the temperature of each pixel of a thermal photo */
    get: operations['getThermalValues']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/thermal/table': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the thermal photos of a mission or of all missions, the hottest first */
    get: operations['listThermalPhotos']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/thermal/export': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Export the thermal photos of a mission or of all missions as CSV, the hottest first */
    get: operations['exportThermalPhotos']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/thermal/edit-parameters/{photoId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Store the parameters that the temperatures of a photo are computed with */
    patch: operations['editThermalParameters']
    trace?: never
  }
  '/data/thermal/create-reading/{photoId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Measure a point, a line or an area and store the result with the parameters */
    post: operations['createThermalReading']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/data/thermal/delete-reading/{readingId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a reading permanently */
    delete: operations['deleteThermalReading']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/thread': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The newest comments of a thread. Requires the permission to see what it belongs to */
    get: operations['getThread']
    put?: never
    /** Write a comment. Mentioned people are notified */
    post: operations['createComment']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/thread/{commentId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete one's own comment, or with comment_delete any */
    delete: operations['deleteComment']
    options?: never
    head?: never
    /** Edit one's own comment. People who are mentioned for the first time are notified */
    patch: operations['editComment']
    trace?: never
  }
  '/thread/restore/{commentId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Restore a deleted comment; those who may delete it can, for 30 days */
    patch: operations['restoreComment']
    trace?: never
  }
  '/thread/history/{commentId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** The earlier texts of an edited comment */
    get: operations['getCommentHistory']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/thread/read/{commentId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Mark a thread as read by the caller, up to a comment */
    patch: operations['markThreadRead']
    trace?: never
  }
  '/thread/people': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** People of the tenant who can be mentioned; never people of clients */
    get: operations['getThreadPeople']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/thread/mentions': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Unread comments that mention the caller */
    get: operations['getMentions']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/thread/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Threads of a mission and of what belongs to it that have comments and that the caller may see */
    get: operations['listThreads']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tiles/vector/{layerId}/{z}/{x}/{y}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a vector tile */
    get: operations['getVectorTile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tiles/raster/{layerId}/{z}/{x}/{y}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a raster tile in the requested style */
    get: operations['getRasterTile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/tiles/elevation/{layerId}/{z}/{x}/{y}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the heights of an elevation model as a tile for 3D terrain */
    get: operations['getElevationTile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/list': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the caller's uploads that are not finished or not used yet, newest first */
    get: operations['listUploads']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/get/{uploadId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get an upload of the caller */
    get: operations['getUpload']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/delete/{uploadId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete an upload and its received bytes */
    delete: operations['deleteUpload']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/add-to-mission': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add a finished upload to a mission; its content decides what it becomes */
    post: operations['addUploadToMission']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/layer-to-telemetry/{layerId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Read the GPX or CSV file of a layer as telemetry instead; the layer moves to the trash */
    post: operations['useLayerAsTelemetry']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/upload/telemetry-to-layer/{telemetryId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Import the GPX or CSV file of telemetry as a layer instead; the telemetry moves to the trash */
    post: operations['useTelemetryAsLayer']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/VOD/get-by-ID/{vodId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get a recording */
    get: operations['getRecording']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/VOD/get-by-missionID/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List recordings of a mission, the latest first */
    get: operations['listRecordings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/VOD/get-by-location-ID/{locationId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List recordings of the missions of a place, the latest first */
    get: operations['listLocationRecordings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/VOD/save-vod-manual': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Add an uploaded video to the recordings of a mission; a job reads it */
    post: operations['createRecording']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/VOD/delete-by-ID/{vodId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a recording; it can be restored for 30 days */
    delete: operations['deleteRecording']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/VOD/delete-multi-by-ID': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete several recordings, all or none; they can be restored for 30 days */
    delete: operations['deleteRecordings']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/VOD/edit-by-ID/{vodId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Rename a recording */
    patch: operations['renameRecording']
    trace?: never
  }
  '/VOD/update-vod-by-ID/{vodId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change the mission, flight, start, place, camera or telemetry of a recording, hold it, or show it to clients */
    patch: operations['updateRecording']
    trace?: never
  }
  '/VOD/update-multi-vod-by-ID': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Change several recordings, all or none */
    patch: operations['updateRecordings']
    trace?: never
  }
  '/recording/restore': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Restore deleted recordings, all or none */
    post: operations['restoreRecordings']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/recording/deleted/{missionId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List deleted recordings of a mission that can be restored */
    get: operations['listDeletedRecordings']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/recording/file/{vodId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Play a recording; answers byte ranges */
    get: operations['getRecordingFile']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/recording/download/{vodId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download a recording; a converted one as it was uploaded */
    get: operations['downloadRecording']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/recording/clip/{vodId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Download a part of a recording, without encoding it again */
    get: operations['downloadRecordingClip']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/recording/poster/{vodId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the picture that stands for a recording */
    get: operations['getRecordingPoster']
    put?: never
    /** Store the picture that stands for a recording */
    post: operations['setRecordingPoster']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/recording/storyboard/{vodId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the small pictures of a recording, in one file */
    get: operations['getRecordingStoryboard']
    put?: never
    /** Store the small pictures of a recording, in one file */
    post: operations['setRecordingStoryboard']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wall/getall': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** List the saved layouts of the caller and those that are shared in the tenant */
    get: operations['getWalls']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wall/create': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    /** Save a layout of the control center */
    post: operations['createWall']
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/wall/edit/{wallId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    /** Edit a saved layout; only its author can, or the tenant root if it is shared */
    patch: operations['editWall']
    trace?: never
  }
  '/wall/delete/{wallId}': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    get?: never
    put?: never
    post?: never
    /** Delete a saved layout; only its author can, or the tenant root if it is shared */
    delete: operations['deleteWall']
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
  '/weather/current': {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    /** Get the current weather at a place from the weather service of this installation */
    get: operations['getCurrentWeather']
    put?: never
    post?: never
    delete?: never
    options?: never
    head?: never
    patch?: never
    trace?: never
  }
}
export type webhooks = Record<string, never>
export interface components {
  schemas: {
    AircraftListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        aircraft: components['schemas']['Aircraft'][]
      }
    }
    AlertRulesReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        rules: components['schemas']['AlertRule'][]
      }
    }
    AlertReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Alert']
    }
    NewAlert: {
      missionId: components['schemas']['Id']
      /** @description A flight of the mission. */
      flightId?: components['schemas']['Id']
      title: components['schemas']['AlertTitle']
      kind: components['schemas']['AlertKind']
      severity: components['schemas']['AlertSeverity']
      description?: components['schemas']['AlertText']
      /** @description A person of the tenant who may see alerts. */
      ownerId?: components['schemas']['Id']
      /** @description By default from the severity, by the settings of the tenant. */
      dueAt?: components['schemas']['Time']
      /** @description When it was seen. By default now. */
      occurredAt?: components['schemas']['Time']
      position?: components['schemas']['Coordinates']
      /** @description A recording of the mission that shows it. */
      recordingId?: components['schemas']['Id']
      /**
       * @description Milliseconds from the start of the recording. Needs a recording.
       * @example 83000
       */
      momentMs?: number
      /** @description A live stream of the mission that showed it. */
      streamId?: components['schemas']['Id']
      camera?: components['schemas']['AlertCamera']
      /** @description Further alerts with this key within the time for repeats are counted instead of raised. By default a key that equal alerts have. */
      dedupeKey?: components['schemas']['AlertDedupeKey']
      /**
       * @description Whether clients of the mission see it.
       * @example false
       */
      clientVisible?: boolean
    }
    NewAlertWithPicture: {
      missionId: components['schemas']['Id']
      /** @description A flight of the mission. */
      flightId?: components['schemas']['Id']
      title: components['schemas']['AlertTitle']
      kind: components['schemas']['AlertKind']
      severity: components['schemas']['AlertSeverity']
      description?: components['schemas']['AlertText']
      /** @description A person of the tenant who may see alerts. */
      ownerId?: components['schemas']['Id']
      /** @description By default from the severity, by the settings of the tenant. */
      dueAt?: components['schemas']['Time']
      /** @description When it was seen. By default now. */
      occurredAt?: components['schemas']['Time']
      position?: components['schemas']['Coordinates']
      /** @description A recording of the mission that shows it. */
      recordingId?: components['schemas']['Id']
      /**
       * @description Milliseconds from the start of the recording. Needs a recording.
       * @example 83000
       */
      momentMs?: number
      /** @description A live stream of the mission that showed it. */
      streamId?: components['schemas']['Id']
      camera?: components['schemas']['AlertCamera']
      /** @description Further alerts with this key within the time for repeats are counted instead of raised. Without a key, alerts with the same facts and the same picture are counted. */
      dedupeKey?: components['schemas']['AlertDedupeKey']
      /**
       * @description Whether clients of the mission see it.
       * @example false
       */
      clientVisible?: boolean
      /** @description A finished upload of a PNG, JPEG or WebP of at most 5 MiB. */
      uploadId: components['schemas']['Id']
    }
    /**
     * Format: uuid
     * @description UUID version 7, generated by the server.
     * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    Id: string
    AlertsReply: {
      /** @example true */
      status: boolean
      /**
       * @description Says when there are more than 200.
       * @example Done
       */
      message?: string
      data: {
        alerts: components['schemas']['Alert'][]
        /** @example 1 */
        total: number
      }
    }
    AlertListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Alert'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    /**
     * Format: date-time
     * @description ISO 8601 in UTC.
     * @example 2026-03-12T09:30:00.000Z
     */
    Time: string
    AlertEdit: {
      version: components['schemas']['Version']
      title?: components['schemas']['AlertTitle']
      kind?: components['schemas']['AlertKind']
      description?: components['schemas']['AlertText']
      /** @description Also sets the due time again, unless a due time is given. */
      severity?: components['schemas']['AlertSeverity']
      /** @description One of `nextStates`. A new or acknowledged alert can be closed with an outcome only. */
      state?: components['schemas']['AlertState']
      /** @description With the state closed, or of a closed alert. */
      outcome?: components['schemas']['AlertOutcome']
      /**
       * @description Why it was closed so.
       * @example The wind moved the fence.
       */
      reason?: string
      ownerId?: components['schemas']['MaybeId']
      dueAt?: components['schemas']['MaybeTime']
      /** @description A time in the future; null ends the snooze. A closed alert cannot be snoozed. */
      snoozedUntil?: components['schemas']['MaybeTime']
      position?: components['schemas']['MaybeAlertPosition']
      /** @example false */
      clientVisible?: boolean
    }
    AlertsEdit: {
      alertIds: components['schemas']['SelectedAlerts']
      severity?: components['schemas']['AlertSeverity']
      state?: components['schemas']['AlertState']
      outcome?: components['schemas']['AlertOutcome']
      /** @example A test. */
      reason?: string
      ownerId?: components['schemas']['MaybeId']
      snoozedUntil?: components['schemas']['MaybeTime']
      /** @example false */
      clientVisible?: boolean
    }
    /**
     * @example high
     * @enum {string}
     */
    AlertSeverity: 'info' | 'low' | 'medium' | 'high' | 'critical'
    /**
     * @example new
     * @enum {string}
     */
    AlertState: 'new' | 'acknowledged' | 'in_progress' | 'on_hold' | 'closed'
    /**
     * @description ai: an analysis of a layer or recording.
     * @example person
     * @enum {string}
     */
    AlertSource: 'person' | 'ai' | 'rule' | 'webhook'
    AlertCountsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        open: components['schemas']['AlertNumber']
        bySeverity: components['schemas']['AlertsBySeverity']
        byState: {
          new: components['schemas']['AlertNumber']
          acknowledged: components['schemas']['AlertNumber']
          in_progress: components['schemas']['AlertNumber']
          on_hold: components['schemas']['AlertNumber']
          closed: components['schemas']['AlertNumber']
        }
        overdue: components['schemas']['AlertNumber']
        mine: components['schemas']['AlertNumber']
        unassigned: components['schemas']['AlertNumber']
        snoozed: components['schemas']['AlertNumber']
        /** @description Kinds of alerts that exist, for filters and suggestions. */
        kinds: string[]
      }
    }
    AlertOverviewReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        open: components['schemas']['AlertNumber']
        /** @description Open alerts by the time since they were raised, the newest first. The ranges follow each other without a gap. */
        ages: components['schemas']['AlertAge'][]
        overdue: components['schemas']['AlertNumber']
        mine: components['schemas']['AlertNumber']
        unassigned: components['schemas']['AlertNumber']
        snoozed: components['schemas']['AlertNumber']
        today: components['schemas']['AlertsToday']
        /** @description Alerts that were raised on each of the last 30 days, today last. */
        days: components['schemas']['AlertDay'][]
      }
    }
    AlertStatisticsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        total: components['schemas']['AlertNumber']
        open: components['schemas']['AlertNumber']
        closed: components['schemas']['AlertNumber']
        reopened: components['schemas']['AlertNumber']
        acknowledged: components['schemas']['AlertHandlingTimes']
        timeToClose: components['schemas']['AlertHandlingTimes']
        byKind: components['schemas']['AlertGroupStatistics'][]
        bySource: components['schemas']['AlertGroupStatistics'][]
        bySeverity: components['schemas']['AlertsBySeverity']
        /** @description The most severe first. */
        timesBySeverity: components['schemas']['AlertSeverityTimes'][]
        /** @description The 12 months in UTC that end with the time range, whenever it starts; the name is the month, such as 2026-03. */
        byMonth: components['schemas']['AlertGroupStatistics'][]
        /** @description Days with alerts in UTC, at most the last 366. */
        byDay: {
          /**
           * Format: date
           * @example 2026-03-12
           */
          day: string
          total: components['schemas']['AlertNumber']
        }[]
      }
    }
    AlertActivityListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['AlertActivity'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    AlertOwnersReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        owners: components['schemas']['Author'][]
      }
    }
    DeletedAlertListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['DeletedAlert'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    AlertSelection: {
      alertIds: components['schemas']['SelectedAlerts']
    }
    AlertSettingsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        dueMinutes: components['schemas']['AlertDueTimes']
        repeatMinutes: components['schemas']['AlertRepeatMinutes']
        instructions: components['schemas']['AlertInstructions']
        version: components['schemas']['Version']
      }
    }
    AnalysisStartedReply: {
      /** @example true */
      status: boolean
      /** @example The analysis has started */
      message?: string
      data: {
        jobId: components['schemas']['Id']
        analysisId: components['schemas']['Id']
      }
    }
    /**
     * @description What is looked for: a `LayerInferType`, `motion` in recordings, or what a model of the model server looks for.
     * @example vegetation
     */
    InferType: string
    NewAnalysis: {
      model?: components['schemas']['ModelName']
      parameters?: components['schemas']['AnalysisParameters']
      bounds?: components['schemas']['DegreeBox']
      /** @description The other layer of a comparison, one of those that listComparableLayers returns. */
      compareLayerId?: components['schemas']['Id']
      /** @description Of a model with `takesAreas`: a vector layer of the mission whose polygons, at most 500, are the results, instead of areas that the analysis finds. Needs the permission `feature_list`. */
      areasLayerId?: components['schemas']['Id']
    }
    /** @description Absent for the built-in model. */
    NewRecordingAnalysis: {
      model?: components['schemas']['ModelName']
      parameters?: components['schemas']['AnalysisParameters']
    } | null
    NewThermalAnalysis: {
      parameters?: components['schemas']['AnalysisParameters']
    }
    RecordingAnalysisReply: {
      /** @example true */
      status: boolean
      data: {
        /**
         * @description Whether this installation has ffmpeg. Without it the built-in analysis cannot be started.
         * @example true
         */
        canDecode: boolean
        models: components['schemas']['RecordingModel'][]
        /** @example null */
        analysis: components['schemas']['RecordingAnalysis'] | null
        detections: components['schemas']['RecordingDetection'][]
      }
    }
    DetectionReview: {
      detectionIds: components['schemas']['Id'][]
      state: components['schemas']['DetectionState']
    }
    AnalysisPreviewReply: {
      /** @example true */
      status: boolean
      data: {
        found: components['schemas']['FoundShape'][]
        /** @example 12 */
        total: number
        /** @example 0.1 */
        gsd: number
        note: components['schemas']['AnalysisNote']
        figures: components['schemas']['AnalysisFigures']
      }
    }
    /**
     * @description What is looked for. `change` and `elevation` compare the layer with an earlier one.
     * @example vegetation
     * @enum {string}
     */
    LayerInferType: 'vegetation' | 'water' | 'bare-soil' | 'plants' | 'change' | 'elevation'
    ComparableLayersReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['ComparableLayer'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    AnalysisListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['Analysis'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    AnalysisModelsReply: {
      /** @example true */
      status: boolean
      data: {
        models: components['schemas']['AnalysisModel'][]
      }
    }
    ModelPrecisionReply: {
      /** @example true */
      status: boolean
      data: {
        rows: {
          /** @example 2026-05 */
          month: string
          inferType: components['schemas']['InferType']
          /** @example Aerie vegetation */
          model: string
          /** @example 1 */
          modelVersion: string
          /** @example 8 */
          confirmed: number
          /** @example 2 */
          rejected: number
          /**
           * @description Confirmed of all decided.
           * @example 0.8
           */
          precision: number
        }[]
      }
    }
    AnalysisReply: {
      /** @example true */
      status: boolean
      data: components['schemas']['Analysis']
    }
    DetectionsReply: {
      /** @example true */
      status: boolean
      data: {
        detections: components['schemas']['Detection'][]
      }
    }
    AssetClassesReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        classes: components['schemas']['AssetClass'][]
      }
    }
    AssetClassReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['AssetClass']
    }
    NewAssetClass: {
      /** @example Drone */
      name: string
      kind: components['schemas']['AssetKind']
    }
    AssetClassEdit: {
      version: components['schemas']['Version']
      /** @example Drone */
      name?: string
    }
    AssetFilesReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        files: components['schemas']['AssetFile'][]
      }
    }
    AssetFileReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['AssetFile']
    }
    NewAssetFile: {
      uploadId: components['schemas']['Id']
      /** @description The work that the file tells of. */
      maintenanceRecordId?: components['schemas']['MaybeId']
      /** @description That of the uploaded file by default. */
      name?: components['schemas']['AssetFileName']
      expiresOn?: components['schemas']['MaybeDate']
    }
    AssetFileEdit: {
      version: components['schemas']['Version']
      name?: components['schemas']['AssetFileName']
      expiresOn?: components['schemas']['MaybeDate']
    }
    AssetListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Asset'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    /**
     * @description Follows from the state, the flights and the maintenance of an asset.
     * @example available
     * @enum {string}
     */
    AssetStatus: 'available' | 'in_use' | 'due_soon' | 'overdue' | 'in_maintenance' | 'grounded' | 'retired'
    AssetCountsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        counts: components['schemas']['AssetCount'][]
      }
    }
    AssetReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Asset']
    }
    AssetFlightListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['AssetFlight'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    AssetUsageReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        weeks: components['schemas']['AssetWeek'][]
      }
    }
    BatteryFlightsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        flights: components['schemas']['BatteryFlight'][]
      }
    }
    AssetTracksReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        tracks: components['schemas']['MissionTrack'][]
      }
    }
    NewAsset: {
      /** @example Kite 1 */
      name: string
      /** @example K4-0001 */
      serial: string
      classId: components['schemas']['Id']
      modelId?: components['schemas']['MaybeId']
      /**
       * Format: date
       * @description Day of the first use.
       * @example 2026-01-31
       */
      inServiceOn?: string
      /**
       * @description Total hours, those of flights here included.
       * @example 12.5
       */
      hours?: number
      /**
       * @description Total flights, those here included.
       * @example 40
       */
      flights?: number
      /**
       * @description Total charging cycles or other cycles.
       * @example 40
       */
      cycles?: number
      /** @example 10.01.0021 */
      firmware?: string
      /**
       * @description Health of a battery in percent.
       * @example 96
       */
      health?: number | null
      /** @example  */
      note?: string
    }
    AssetEdit: {
      version: components['schemas']['Version']
      /** @example Kite 1 */
      name?: string
      /** @example K4-0001 */
      serial?: string
      classId?: components['schemas']['Id']
      modelId?: components['schemas']['MaybeId']
      /**
       * Format: date
       * @description Day of the first use.
       * @example 2026-01-31
       */
      inServiceOn?: string
      /**
       * @description Total hours, those of flights here included.
       * @example 12.5
       */
      hours?: number
      /**
       * @description Total flights, those here included.
       * @example 40
       */
      flights?: number
      /**
       * @description Total charging cycles or other cycles.
       * @example 40
       */
      cycles?: number
      /** @example 10.01.0021 */
      firmware?: string
      /**
       * @description Health of a battery in percent.
       * @example 96
       */
      health?: number | null
      /** @example  */
      note?: string
      /**
       * @description Why the hours, flights or cycles change; required if they do.
       * @example Read from the flight controller
       */
      reason?: string
    }
    AssetStateEdit: {
      assetId: components['schemas']['Id']
      version: components['schemas']['Version']
      state: components['schemas']['AssetState']
      /** @example Cracked arm */
      reason?: string
    }
    AssetImportReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /**
         * @description Rows that are stored or can be.
         * @example 1
         */
        created: number
        /**
         * @description Rows with problems.
         * @example 0
         */
        rejected: number
        rows: components['schemas']['AssetImportRow'][]
      }
    }
    AssetImport: {
      /**
       * @description At most 500 rows below the header. A larger file is split.
       * @example name,serial,class
       *     Kite 1,K4-0001,Drone
       */
      csv: string
      /**
       * @description Only checks the file.
       * @default false
       */
      preview: boolean
    }
    AssetStatesEdit: {
      assets: components['schemas']['SelectedAssets']
      state: components['schemas']['AssetState']
      /** @example Recall of the motor */
      reason?: string
    }
    AssetSelection: {
      assets: components['schemas']['SelectedAssets']
    }
    DeletedAssetListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['DeletedAsset'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    UserDetailsReply: {
      /** @example true */
      status: boolean
      /** @example Welcome back */
      message?: string
      data?: components['schemas']['UserDetails']
    }
    BaseLayerListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['BaseLayer'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    /**
     * @example vector
     * @enum {string}
     */
    LayerKind: 'raster' | 'vector'
    BaseLayerDetailsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        baseLayer: components['schemas']['BaseLayer']
        prime?: components['schemas']['PrimeReport']
      }
    }
    BaseLayerReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['BaseLayer']
    }
    NewBaseLayer: {
      /** @example Plots 2026 */
      name: string
      /** @example From the land registry */
      description?: string
      capturedAt?: components['schemas']['Time']
      uploadId: components['schemas']['Id']
      /**
       * @description EPSG code of the coordinate system, for vector files that do not contain it.
       * @example 25832
       */
      epsg?: number
    }
    NewDrawnBaseLayer: {
      /** @example Blocks */
      name: string
      /** @example Drawn by hand */
      description?: string
    }
    NewBaseLayerOfLayers: {
      /** @example Plots 2026 */
      name: string
      /** @example As flown in March */
      description?: string
      capturedAt?: components['schemas']['Time']
      layerIds: components['schemas']['PartChoice']
    }
    NewBaseRasterOfMission: {
      /** @example Orthophoto 2026 */
      name: string
      /** @example As flown in March */
      description?: string
      capturedAt?: components['schemas']['Time']
      missionId: components['schemas']['Id']
    }
    BaseLayerEdit: {
      version: components['schemas']['Version']
      /** @example Plots */
      name?: string
      /** @example From the land registry */
      description?: string
      /** @description Null removes the time. */
      capturedAt?: components['schemas']['MaybeTime']
    }
    BaseLayerPartEdit: {
      /** @description Version of the part. */
      version: components['schemas']['Version']
      /** @example Plots */
      name?: string
      /** @example 0.8 */
      opacity?: number
      color?: components['schemas']['Color']
      /** @example plot */
      labelField?: string | null
      rasterStyle?: components['schemas']['RasterStyle']
      /** @description Georeference of a raster: upper left, upper right, lower right and lower left corner. The raster is imported again. */
      corners?: components['schemas']['Coordinates'][]
    }
    PrimeAttribute: {
      version: components['schemas']['Version']
      /** @example plot */
      attribute: string | null
      /**
       * @description An attribute that features have in common, such as a block. Without it, the stored one stays.
       * @example block
       */
      groupAttribute?: string | null
    }
    BaseLayerUpdateReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        baseLayer: components['schemas']['BaseLayer']
        staged: components['schemas']['StagedUpdate'][]
      }
    }
    LayersOfMissions: {
      version: components['schemas']['Version']
      layerIds: components['schemas']['PartChoice']
    }
    RastersOfMission: {
      version: components['schemas']['Version']
      missionId: components['schemas']['Id']
    }
    StagedFile: {
      version: components['schemas']['Version']
      uploadId: components['schemas']['Id']
      /**
       * @description EPSG code of the coordinate system, for vector files that do not contain it.
       * @example 25832
       */
      epsg?: number
    }
    StagedLayerSelection: {
      version: components['schemas']['Version']
      layerId: components['schemas']['Id']
      /**
       * @description `replace` removes the other parts of its kind; `add` keeps them.
       * @example replace
       * @enum {string}
       */
      mode: 'replace' | 'add'
    }
    DeletedBaseLayerListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['DeletedBaseLayer'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    BaseLayerAlertListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['BaseLayerAlert'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    BaseLayerVodListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['BaseLayerVod'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    BaseMapsReply: {
      /** @example true */
      status: boolean
      data: {
        maps: components['schemas']['BaseMap'][]
      }
    }
    SharedMissionListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['SharedMission'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    ClientMissionReply: {
      /** @example true */
      status: boolean
      data: components['schemas']['ClientMission']
    }
    CoverageReply: {
      /** @example true */
      status: boolean
      data: {
        /**
         * @description Photos that are counted.
         * @example 8
         */
        photos: number
        /**
         * @description Photos left out because their area on the ground is unknown.
         * @example 1
         */
        withoutArea: number
        /**
         * @description Photos left out until someone accepts them, because they are proposed for rejection.
         * @example 2
         */
        proposed: number
        /**
         * @description Photos beyond the limit of 20,000.
         * @example 0
         */
        unread: number
        /**
         * @description Counted photos whose area was computed with an elevation layer; that of the others is on flat ground.
         * @example 8
         */
        onGround: number
        /** @description The elevation layers of these photos that the caller sees. */
        groundLayers: {
          layerId: components['schemas']['Id']
          /** @example Surface model */
          layerName: string
        }[]
        coverage: components['schemas']['Coverage']
      }
    }
    /**
     * @description Stable number of the feature in its layer.
     * @example 1
     */
    FeatureIndex: number
    GapFlightReply: {
      /** @example true */
      status: boolean
      data: components['schemas']['GapFlight']
    }
    /**
     * @example M3E
     * @enum {string}
     */
    DjiDrone: 'M300' | 'M350' | 'M30' | 'M30T' | 'M3E' | 'M3T' | 'M3D' | 'M3TD' | 'DJI_FLY'
    DataReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['DataItem'][]
        total: components['schemas']['DataCountNumber']
        /**
         * @description There are more items in the area or with these words than were counted.
         * @example false
         */
        isLowerBound: boolean
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
        counts: components['schemas']['DataCounts']
      }
    }
    /** @example erosion */
    DataWords: string
    /**
     * @example [
     *       "photo"
     *     ]
     */
    DataKinds: components['schemas']['DataKind'][]
    /** @example [] */
    DataChoice: components['schemas']['Id'][]
    /**
     * Format: date
     * @example 2026-03-12
     */
    DataDay: string
    /** @example -92.2,46.7,-92,46.8 */
    DataArea: string
    DataFiltersReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        filters: components['schemas']['DataFilter'][]
      }
    }
    DataFilterReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['DataFilter']
    }
    /**
     * @example {
     *       "name": "Photos of the beach",
     *       "query": "search=erosion&kind=photo"
     *     }
     */
    NewDataFilter: {
      name: components['schemas']['DataFilterName']
      query: components['schemas']['DataQuery']
    }
    /**
     * @example {
     *       "version": 1,
     *       "name": "Beach"
     *     }
     */
    DataFilterEdit: {
      version: components['schemas']['Version']
      name?: components['schemas']['DataFilterName']
      query?: components['schemas']['DataQuery']
    }
    DetectorListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['Detector'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    DetectorRunStartedReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        jobId: components['schemas']['Id']
        detectorRunId: components['schemas']['Id']
      }
    }
    NewDetectorRun: {
      missionId: components['schemas']['Id']
      detectorId: components['schemas']['Id']
      /** @description Only these photos of the mission; all by default. */
      photoIds?: components['schemas']['Id'][]
      /** @description A raster layer of the mission with colours, which is read in tiles in place of photos. */
      layerId?: components['schemas']['Id']
      /** @description whole by default; layers are always read in tiles. */
      scale?: components['schemas']['DetectionScale']
      /**
       * @description Results that the model is less certain of are left out.
       * @default 0.4
       * @example 0.4
       */
      minConfidence: number
    }
    DetectorRunListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['DetectorRun'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    DetectedObjectsReply: {
      /** @example true */
      status: boolean
      data: {
        objects: components['schemas']['DetectedObject'][]
      }
    }
    DetectedObjectReview: {
      detectedObjectIds: components['schemas']['Id'][]
      state: components['schemas']['DetectionState']
    }
    MissionObjectsReply: {
      /** @example true */
      status: boolean
      data: {
        /** @example 24 */
        total: number
        objects: components['schemas']['MissionObject'][]
      }
    }
    DocumentReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Document']
    }
    NewDocument: {
      missionId: components['schemas']['Id']
      uploadId: components['schemas']['Id']
      folder?: components['schemas']['Folder']
    }
    DocumentListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Document'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    /**
     * @description Names separated by slashes; empty for the top level.
     * @example Permits/2026
     */
    Folder: string
    /**
     * @description Whether the document expires within the warning time of its type, or has expired.
     * @example soon
     * @enum {string}
     */
    ExpiryState: 'none' | 'valid' | 'soon' | 'expired'
    DocumentEdit: {
      version: components['schemas']['Version']
      name?: components['schemas']['DocumentName']
      typeId?: components['schemas']['MaybeId']
      tags?: components['schemas']['Tags']
      folder?: components['schemas']['Folder']
      /** @example Covers the harbour and the railway bridge */
      description?: string
      expiresOn?: components['schemas']['MaybeDate']
      /** @example true */
      clientVisible?: boolean
    }
    DocumentsEdit: {
      documentIds: components['schemas']['SelectedDocuments']
      typeId?: components['schemas']['MaybeId']
      addTags?: components['schemas']['Tags']
      removeTags?: components['schemas']['Tags']
      folder?: components['schemas']['Folder']
      /** @example true */
      clientVisible?: boolean
    }
    DocumentSelection: {
      documentIds: components['schemas']['SelectedDocuments']
    }
    DeletedDocumentListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['DeletedDocument'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    DocumentDetailsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        document: components['schemas']['Document']
        versions: components['schemas']['DocumentVersion'][]
      }
    }
    DocumentFacetsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        folders: components['schemas']['DocumentFacet'][]
        tags: components['schemas']['DocumentFacet'][]
      }
    }
    ExpiringDocumentsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['ExpiringDocuments']
    }
    MissionImageListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['MissionImage'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    NewDocumentVersion: {
      version: components['schemas']['Version']
      uploadId: components['schemas']['Id']
    }
    EarlierVersion: {
      version: components['schemas']['Version']
      /** @example 1 */
      number: number
    }
    DocumentTypesReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        types: components['schemas']['DocumentType'][]
      }
    }
    DocumentTypeReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['DocumentType']
    }
    NewDocumentType: {
      /** @example Waiver */
      name: string
      warnDays?: components['schemas']['WarnDays']
    }
    DocumentTypeEdit: {
      version: components['schemas']['Version']
      /** @example Waiver */
      name?: string
      warnDays?: components['schemas']['WarnDays']
    }
    EvidenceCaseListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['EvidenceCase'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    EvidenceCaseDetailsReply: {
      /** @example true */
      status: boolean
      data: {
        case: components['schemas']['EvidenceCase']
        contents: components['schemas']['EvidenceItem'][]
        /** @description The last 1,000 entries, the oldest of them first. */
        custody: components['schemas']['CustodyEntry'][]
      }
    }
    EvidenceCaseReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['EvidenceCase']
    }
    NewEvidenceCase: {
      missionId: components['schemas']['Id']
      /** @example Break-in at the north gate */
      name: string
      /** @example Reported by the night shift */
      note?: string
    }
    NewEvidenceItems: {
      /** @description Photos, recordings, outcomes, documents and telemetry of the mission of the case. */
      evidenceFileIds?: components['schemas']['Id'][]
      /** @description Alerts of the mission of the case, archived with their pictures, activity and comments. */
      alertIds?: components['schemas']['Id'][]
      /** @description Editions of saved reports, archived as PDF and with their data and inputs. */
      editionIds?: components['schemas']['Id'][]
      /**
       * @description The comments on the mission and on everything that belongs to it.
       * @example true
       */
      withThreads?: boolean
      /** @description Only this part, of a single recording; 10 minutes at most. */
      clip?: {
        fromMs: components['schemas']['EvidenceMs']
        untilMs: components['schemas']['EvidenceMs']
      }
    }
    /**
     * @description Increases with every edit. An edit with a stale version is rejected with 409.
     * @example 1
     */
    Version: number
    DeletedEvidenceCaseListReply: {
      /** @example true */
      status: boolean
      data: {
        items: {
          _id: components['schemas']['Id']
          /** @example Break-in at the north gate */
          name: string
          deletedAt: components['schemas']['Time']
        }[]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    FeatureFileReply: {
      /** @example true */
      status: boolean
      /** @example File added */
      message?: string
      data: components['schemas']['FeatureFile']
    }
    NewFeatureFile: {
      index: components['schemas']['FeatureIndex']
      uploadId: components['schemas']['Id']
    }
    FeatureFilesReply: {
      /** @example true */
      status: boolean
      data: {
        files: components['schemas']['FeatureFile'][]
        /** @example 3 */
        total: number
      }
    }
    FileSelection: {
      fileIds: components['schemas']['Id'][]
    }
    CoverChoice: {
      version: components['schemas']['Version']
      /**
       * @default true
       * @example true
       */
      isCover: boolean
    }
    FileAssignment: {
      fileIds: components['schemas']['Id'][]
      /** @description Null removes the files from their features. */
      feature?: {
        layerId: components['schemas']['Id']
        index: components['schemas']['FeatureIndex']
      } | null
      /** @description Null removes the files from their flights. */
      flightId?: components['schemas']['MaybeId']
    }
    AutoAssignment: {
      missionId: components['schemas']['Id']
      /** @description Only features of this layer; by default those of all vector layers of the mission. */
      layerId?: components['schemas']['Id']
      /**
       * @description From the middle of the area that a photo shows, or else from its position, to the feature.
       * @example 20
       */
      maxMetres: number
    }
    PhotoAssignmentListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['PhotoAssignment'][]
        /** @example 8 */
        total: number
        /** @example 6 */
        assigned: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    FeatureListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Feature'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    FeatureChangeReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @description ID for undoing the change. */
        changeId: components['schemas']['Id']
        features: components['schemas']['Feature'][]
      }
    }
    NewFeatures: {
      features: {
        geometry: components['schemas']['Geometry']
        properties?: components['schemas']['Attributes']
        style?: components['schemas']['FeatureStyle']
      }[]
    }
    FeatureEdit: {
      index: components['schemas']['FeatureIndex']
      version: components['schemas']['Version']
      geometry?: components['schemas']['Geometry']
      /** @description All attributes. Attributes that are not listed are removed. */
      properties?: components['schemas']['Attributes']
      style?: components['schemas']['FeatureStyle']
    }
    UndoRequest: {
      changeId: components['schemas']['Id']
    }
    FeatureFlag: {
      index: components['schemas']['FeatureIndex']
      version: components['schemas']['Version']
      /** @example true */
      flagged: boolean
      /** @example Cracked */
      note?: string
    }
    FlightReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Flight']
    }
    NewFlight: {
      missionId: components['schemas']['Id']
      name: components['schemas']['FlightName']
      payload?: components['schemas']['PayloadText']
      plannedStart?: components['schemas']['MaybeTime']
      plannedEnd?: components['schemas']['MaybeTime']
      droneId?: components['schemas']['MaybeId']
      batteryIds?: components['schemas']['AssetIds']
      payloadIds?: components['schemas']['AssetIds']
      overrideReason?: components['schemas']['AssetOverrideReason']
    }
    FlightListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Flight'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    /**
     * @example planned
     * @enum {string}
     */
    FlightStatus: 'planned' | 'preflight' | 'airborne' | 'returning' | 'landed' | 'aborted'
    MissionFlightsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        flights: components['schemas']['Flight'][]
      }
    }
    FlightEdit: {
      version: components['schemas']['Version']
      name?: components['schemas']['FlightName']
      payload?: components['schemas']['PayloadText']
      plannedStart?: components['schemas']['MaybeTime']
      plannedEnd?: components['schemas']['MaybeTime']
      overrideReason?: components['schemas']['OverrideReason']
    }
    FlightStatusChange: {
      flightId: components['schemas']['Id']
      version: components['schemas']['Version']
      status: components['schemas']['FlightStatus']
      overrideReason?: components['schemas']['AssetOverrideReason']
    }
    FlightPlanChoice: {
      version: components['schemas']['Version']
      /** @description A vector layer of the mission with lines. Null removes the planned path. */
      layerId: components['schemas']['MaybeId']
    }
    /** @description Replaces the assets of the named kinds; absent kinds stay as they are. */
    AssetAssignment: {
      flightId: components['schemas']['Id']
      version: components['schemas']['Version']
      droneId?: components['schemas']['MaybeId']
      batteryIds?: components['schemas']['AssetIds']
      payloadIds?: components['schemas']['AssetIds']
      overrideReason?: components['schemas']['AssetOverrideReason']
    }
    FlightAssetsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        assets: components['schemas']['FlightAsset'][]
      }
    }
    PilotAssignment: {
      flightId: components['schemas']['Id']
      /** @description Null removes the pilot. */
      pilotId: components['schemas']['MaybeId']
      version: components['schemas']['Version']
      overrideReason?: components['schemas']['OverrideReason']
    }
    FlightChecksEdit: {
      version: components['schemas']['Version']
      checks: components['schemas']['FlightCheckAnswer'][]
    }
    DeletedFlightListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['DeletedFlight'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    FlightLogReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['FlightLogEntry'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    FlightLogEntryReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['FlightLogEntry']
    }
    NewFlightLogEntry: {
      /** @description Time of the event; now when absent. */
      at?: components['schemas']['Time']
      /** @example Gusts up to 9 m/s above the ridge */
      text: string
    }
    FlightLogEdit: {
      version: components['schemas']['Version']
      at?: components['schemas']['Time']
      /** @example Gusts up to 12 m/s */
      text?: string
    }
    ChecklistReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        checks: components['schemas']['ChecklistItem'][]
        version: components['schemas']['Version']
      }
    }
    ChecklistEdit: {
      missionTypeId?: components['schemas']['Id']
      version: components['schemas']['Version']
      checks: components['schemas']['ChecklistItem'][]
    }
    FootageReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        moments: components['schemas']['FootageMoment'][]
        /**
         * @description There are further moments, or more recordings of the place than are searched at once.
         * @example false
         */
        isLimited: boolean
        /**
         * @description Photos that show the place and are left out, because nobody knows whether they were taken in the period.
         * @example 0
         */
        untimedPhotos: number
        /**
         * @description Whether photos were searched.
         * @example true
         */
        withPhotos: boolean
      }
    }
    FootageSearch: {
      /** @description At most 2,000 positions within 50 km. */
      geometry: components['schemas']['Geometry']
      /** @description Only what was taken at or after this time. A photo of a camera whose time zone is unknown is found if its clock may have shown such a time; a photo without a time is left out. */
      from?: components['schemas']['Time']
      /** @description Only what was taken at or before this time. */
      until?: components['schemas']['Time']
      missionId?: components['schemas']['Id']
      /** @description Only of missions of this place. */
      locationId?: components['schemas']['Id']
      /**
       * @description Number of moments.
       * @default 50
       * @example 50
       */
      limit: number
    }
    JobListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Job'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    JobReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Job']
    }
    LayerGroupReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['LayerGroup']
    }
    NewLayerGroup: {
      missionId: components['schemas']['Id']
      /** @example 12 March */
      name: string
    }
    LayerGroupEdit: {
      version: components['schemas']['Version']
      /** @example 13 March */
      name?: string
      /** @description The group to move this one before; null moves it to the end. */
      before?: components['schemas']['MaybeId']
      /** @description The layers of the group in their order. Other layers leave the group. */
      layerIds?: components['schemas']['Id'][]
    }
    LayerListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Layer'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    /**
     * @description A raster without coordinates has the status `needs_georeference` until a user georeferences it by its corners.
     * @example ready
     * @enum {string}
     */
    LayerStatus: 'importing' | 'ready' | 'failed' | 'needs_georeference'
    LayerPanelReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        groups: components['schemas']['LayerGroup'][]
        layers: components['schemas']['Layer'][]
      }
    }
    ReadyLayersReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        layers: {
          _id: components['schemas']['Id']
          missionId: components['schemas']['Id']
          /** @example Plots */
          name: string
          kind: components['schemas']['LayerKind']
          capturedAt?: components['schemas']['MaybeTime']
          bounds?: components['schemas']['Bounds']
          dataVersion: components['schemas']['Version']
        }[]
      }
    }
    LayerReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Layer']
    }
    NewLayer: {
      missionId: components['schemas']['Id']
      uploadId: components['schemas']['Id']
      /**
       * @description The default is the name of the file.
       * @example Orthophoto March
       */
      name?: string
      groupId?: components['schemas']['Id']
      color?: components['schemas']['Color']
      capturedAt?: components['schemas']['Time']
      /**
       * @description EPSG code of the coordinate system, for vector files that do not contain it.
       * @example 25832
       */
      epsg?: number
    }
    NewVectorLayer: {
      missionId: components['schemas']['Id']
      /** @example Inspection notes */
      name: string
      groupId?: components['schemas']['Id']
      color?: components['schemas']['Color']
      /**
       * @description Create the layer that receives the drawings of this user. If the mission already has one, it is returned unchanged.
       * @example true
       */
      ownDrawing?: boolean
    }
    CoordinateSystemsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        systems: components['schemas']['CoordinateSystem'][]
      }
    }
    LayerEdit: {
      version: components['schemas']['Version']
      /** @example Orthophoto */
      name?: string
      /** @description Null removes the layer from its group. */
      groupId?: components['schemas']['MaybeId']
      /** @description The layer to move this one before; null moves it to the end. */
      before?: components['schemas']['MaybeId']
      /** @example true */
      visible?: boolean
      /**
       * @description Whether its areas are fences, which rules that raise alerts offer first. Vector layers only.
       * @example true
       */
      fence?: boolean
      /** @example 0.8 */
      opacity?: number
      /** @description Null removes the time. */
      capturedAt?: components['schemas']['MaybeTime']
      rasterStyle?: components['schemas']['RasterStyle']
      /**
       * @description What the values of a raster are; null restores the kind that the import derived.
       * @example elevation
       * @enum {string|null}
       */
      rasterKind?: 'rgb' | 'rgba' | 'multispectral' | 'elevation' | 'index' | 'radar' | 'single' | null
      /**
       * @description Value of pixels without data; null restores what the file declares. The raster is imported again.
       * @example -32767
       */
      nodata?: number | null
      /**
       * @description Treats all pixels as data, whatever value the file declares for pixels without data. Cannot be combined with `nodata`.
       *     The raster is imported again.
       * @example true
       */
      ignoresNodata?: boolean
      /**
       * @description Keeps the values of a raster as they are stored, whatever scale and offset the file declares. The raster is imported
       *     again.
       * @example true
       */
      ignoresScaling?: boolean
      /**
       * @description What the bands of a raster are, one for each in the order of the file; null for a band that has another meaning or an
       *     unknown one. Null in place of the list restores what the file states.
       * @example [
       *       "red",
       *       "green",
       *       "blue",
       *       "nir"
       *     ]
       */
      bandRoles?: ('red' | 'green' | 'blue' | 'nir' | 'rededge' | 'thermal' | null)[] | null
      /**
       * @description Whether the last band of a raster marks transparent pixels; null restores what the file states or its values suggest. The
       *     raster is imported again.
       * @example true
       */
      lastBandIsAlpha?: boolean | null
      /**
       * @description Unit of the heights in the file of an elevation model; null restores what the file declares. The raster is imported
       *     again, with heights in metres.
       * @example us-ft
       * @enum {string|null}
       */
      heightUnit?: 'm' | 'ft' | 'us-ft' | 'cm' | 'mm' | null
      /** @description Georeference of a raster: upper left, upper right, lower right and lower left corner. The raster is imported again. */
      corners?: components['schemas']['Coordinates'][]
      /**
       * @description EPSG code of the coordinate system of a vector file that does not name it, or of a raster that names none or a wrong one.
       *     The file is imported again.
       * @example 25832
       */
      epsg?: number
      /**
       * @description Encoding of the texts of a GeoJSON, KML, GPX, CSV file or shapefile; null restores what the file and its texts tell. The file is
       *     imported again.
       * @example windows-1252
       * @enum {string|null}
       */
      textEncoding?:
        | 'utf-8'
        | 'windows-1250'
        | 'windows-1251'
        | 'windows-1252'
        | 'windows-1253'
        | 'windows-1254'
        | 'windows-1255'
        | 'windows-1256'
        | 'windows-1257'
        | 'iso-8859-2'
        | 'ibm866'
        | 'koi8-r'
        | 'gbk'
        | 'big5'
        | 'shift_jis'
        | 'euc-kr'
        | null
    }
    DeletedLayerListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['DeletedLayer'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    RestoredReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @example 1 */
        restored: number
      }
    }
    LayerSelection: {
      layerIds: components['schemas']['Id'][]
    }
    LayerColor: {
      version: components['schemas']['Version']
      color: components['schemas']['Color']
    }
    LayerLabel: {
      version: components['schemas']['Version']
      /** @example plot */
      labelField: string | null
    }
    LayerFlag: {
      version: components['schemas']['Version']
      /** @example true */
      flagged: boolean
      /** @example Seams in the north */
      note?: string
    }
    LayerSharing: {
      version: components['schemas']['Version']
      /** @example true */
      clientVisible: boolean
    }
    RasterDetailsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['RasterDetails']
    }
    MeasurementReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Measurement']
    }
    MeasurementRequest: {
      /**
       * @example volume
       * @enum {string}
       */
      kind: 'area' | 'profile' | 'volume'
      /** @description A polygon, or a line for a profile. */
      geometry: components['schemas']['Geometry']
      /**
       * @default 1
       * @example 1
       */
      band: number
      /**
       * @description Base of a volume: the plane through its edge, the lowest height of its edge, or a given height.
       * @default plane
       * @example plane
       * @enum {string}
       */
      base: 'plane' | 'lowest' | 'height'
      /**
       * @description Height of the base in metres.
       * @example 12.5
       */
      height?: number
      /**
       * @description Points of a profile. Without it, one for each cell of the raster, at most 2000.
       * @example 200
       */
      samples?: number
    }
    LocationReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Location']
    }
    NewLocation: {
      /** @example Brighton Beach */
      name: string
      location: components['schemas']['Coordinates']
    }
    LocationListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['ListedLocation'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    PlaceListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /**
         * @description Whether this installation has a geocoder.
         * @example true
         */
        isAvailable: boolean
        /**
         * @description Host of the geocoder.
         * @example nominatim.example.org
         */
        host?: string
        places: components['schemas']['Place'][]
      }
    }
    LocationDetailsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        location: components['schemas']['Location']
        /**
         * @description Missions at this location, archived ones included.
         * @example 3
         */
        missions: number
      }
    }
    LocationEdit: {
      version: components['schemas']['Version']
      /** @example Brighton Beach */
      name?: string
      location?: components['schemas']['Coordinates']
    }
    LocationSelection: {
      locationIds: components['schemas']['Id'][]
    }
    DeletedLocationListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['DeletedLocation'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    MaintenanceRulesReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        rules: components['schemas']['MaintenanceRule'][]
      }
    }
    MaintenanceRuleReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['MaintenanceRule']
    }
    /** @description The first limit that is reached counts. At least one is required. */
    NewMaintenanceRule: {
      /** @example 50-hour service */
      name: string
      classId: components['schemas']['Id']
      modelId?: components['schemas']['MaybeId']
      /** @description The only asset that the rule applies to; all of the class or model without it. */
      assetId?: components['schemas']['MaybeId']
      /** @example 180 */
      everyDays?: number | null
      /** @example 50 */
      everyHours?: number | null
      /** @example 200 */
      everyFlights?: number | null
      /** @example null */
      everyCycles?: number | null
      /**
       * @description The asset is due soon in this last part of the interval.
       * @example 10
       */
      warnPercent?: number
      /**
       * @description Whether an overdue asset must not fly.
       * @example true
       */
      grounds?: boolean
    }
    MaintenanceRuleEdit: {
      version: components['schemas']['Version']
      /** @example 50-hour service */
      name?: string
      modelId?: components['schemas']['MaybeId']
      /** @description The only asset that the rule applies to; all of the class or model without it. */
      assetId?: components['schemas']['MaybeId']
      /** @example 180 */
      everyDays?: number | null
      /** @example 50 */
      everyHours?: number | null
      /** @example 200 */
      everyFlights?: number | null
      /** @example null */
      everyCycles?: number | null
      /**
       * @description The asset is due soon in this last part of the interval.
       * @example 10
       */
      warnPercent?: number
      /**
       * @description Whether an overdue asset must not fly.
       * @example true
       */
      grounds?: boolean
    }
    AssetMaintenanceReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        rules: components['schemas']['AssetDue'][]
      }
    }
    MaintenanceDueListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @description Files of assets that expire on these days. */
        files: components['schemas']['ExpiringAssetFile'][]
        due: components['schemas']['MaintenanceDue'][]
      }
    }
    MaintenanceRecordListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @description What all records of the asset cost, by currency. */
        costs: components['schemas']['MaintenanceTotal'][]
        items: components['schemas']['MaintenanceRecord'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    MaintenanceRecordReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['MaintenanceRecord']
    }
    NewMaintenanceRecord: {
      /** @example 50-hour service */
      name: string
      /** @example Motors cleaned */
      details?: string
      /**
       * @description Who did the work.
       * @example Tia Technician
       */
      person: string
      /**
       * Format: date
       * @description Today by default.
       * @example 2026-01-31
       */
      doneOn?: string
      /**
       * @description Hours of the asset when the work was done; the current ones by default.
       * @example 50.5
       */
      hours?: number
      /** @example 200 */
      flights?: number
      /** @example 200 */
      cycles?: number
      /**
       * @description Where the hours of the asset go on, such as 0 after its counting part was replaced.
       * @example 0
       */
      hoursAfter?: number
      /** @example 0 */
      flightsAfter?: number
      /** @example 0 */
      cyclesAfter?: number
      cost?: components['schemas']['MaintenanceCost']
      /** @description The rules whose interval starts again. */
      ruleIds?: components['schemas']['Id'][]
      parts?: components['schemas']['MaintenancePart'][]
      /**
       * @description The version that was installed.
       * @example 10.01.0021
       */
      firmware?: string
      /**
       * @description Measured health of a battery in percent.
       * @example 94
       */
      health?: number
      /**
       * @description Also makes an asset available that is grounded or in maintenance.
       * @example true
       */
      makeAvailable?: boolean
    }
    ManufacturersReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        manufacturers: components['schemas']['Manufacturer'][]
      }
    }
    ManufacturerReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Manufacturer']
    }
    NewManufacturer: {
      /** @example Northwind */
      name: string
      website?: components['schemas']['Website']
    }
    ManufacturerEdit: {
      version: components['schemas']['Version']
      /** @example Northwind */
      name?: string
      website?: components['schemas']['Website']
    }
    AssetModelsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        models: components['schemas']['AssetModel'][]
      }
    }
    AssetModelReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['AssetModel']
    }
    NewAssetModel: {
      /** @example Kite 4 */
      name: string
      manufacturerId: components['schemas']['Id']
      classId: components['schemas']['Id']
    }
    AssetModelEdit: {
      version: components['schemas']['Version']
      /** @example Kite 4 */
      name?: string
    }
    MissionReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Mission']
    }
    NewMission: {
      /** @example Harbour survey */
      name: string
      /** @example Quay walls after the storm */
      description?: string
      locationId?: components['schemas']['Id']
      missionTypeId?: components['schemas']['Id']
      scheduledAt?: components['schemas']['Time']
    }
    MissionListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Mission'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    /**
     * @example live
     * @enum {string}
     */
    MissionStatus: 'draft' | 'scheduled' | 'live' | 'paused' | 'completed' | 'cancelled'
    MissionEdit: {
      version: components['schemas']['Version']
      /** @example Harbour survey */
      name?: string
      /** @example Quay walls after the storm */
      description?: string
      /** @description Null removes the location. */
      locationId?: components['schemas']['MaybeId']
      /** @description Null removes the type. */
      missionTypeId?: components['schemas']['MaybeId']
      /** @description Null removes the time. */
      scheduledAt?: components['schemas']['MaybeTime']
      /** @example false */
      archived?: boolean
    }
    MissionStatusChange: {
      missionId: components['schemas']['Id']
      status: components['schemas']['MissionStatus']
      version: components['schemas']['Version']
      /** @description Time of the mission, with the status `scheduled` only. Required if the mission has no time yet. */
      scheduledAt?: components['schemas']['Time']
    }
    MissionsArchived: {
      missionIds: components['schemas']['SelectedMissionIds']
      /** @example true */
      archived: boolean
    }
    MissionStatusesChange: {
      missionIds: components['schemas']['SelectedMissionIds']
      status: components['schemas']['MissionStatus']
    }
    MissionSelection: {
      missionIds: components['schemas']['SelectedMissionIds']
    }
    MissionGeojsonReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /**
         * @example FeatureCollection
         * @enum {string}
         */
        type: 'FeatureCollection'
        features: components['schemas']['MissionFeature'][]
      }
    }
    MissionSummaryReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @example 2 */
        draft: number
        /** @example 3 */
        scheduled: number
        /** @example 1 */
        live: number
        /** @example 0 */
        paused: number
        /** @example 5 */
        completed: number
        /** @example 1 */
        cancelled: number
      }
    }
    MissionTypesReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        types: components['schemas']['MissionType'][]
      }
    }
    MissionTypeCountsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        types: components['schemas']['MissionTypeCount'][]
      }
    }
    MissionTypeReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['MissionType']
    }
    NewMissionType: {
      /** @example Roof inspection */
      name: string
    }
    MissionTypeEdit: {
      version: components['schemas']['Version']
      /** @example Roof inspection */
      name: string
    }
    MissionDocCountReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @example 3 */
        layers: number
        /** @example 1 */
        rasters: number
        /** @example 2 */
        vectors: number
        /** @example 0 */
        documents: number
        /** @example 0 */
        images: number
        /** @example 0 */
        alerts: number
        /** @example 0 */
        outcomes: number
        /** @example 0 */
        recordings: number
        /** @example 0 */
        flights: number
        /**
         * @description Absent for clients.
         * @example 1200000
         */
        bytes?: number
      }
    }
    MissionCopy: {
      /** @example Harbour survey April */
      name: string
      scheduledAt?: components['schemas']['Time']
    }
    DeletedMissionListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['DeletedMission'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    MosaicPlanReply: {
      /** @example true */
      status: boolean
      data: {
        /**
         * @description Photos that are drawn.
         * @example 8
         */
        used: number
        /**
         * @description Photos that a mosaic can have.
         * @example 1000
         */
        limit: number
        leftOut: {
          rejected: components['schemas']['Count']
          proposed: components['schemas']['Count']
          withoutArea: components['schemas']['Count']
          oblique: components['schemas']['Count']
          undecodable: components['schemas']['Count']
        }
        /**
         * @description Metres by which a place in the mosaic may be off, as one standard deviation; null without photos.
         * @example 4.2
         */
        error: number | null
        /**
         * @description Side of a pixel in metres.
         * @example 0.035
         */
        gsd: number | null
        /**
         * @description Pixels.
         * @example 5200
         */
        width: number
        /** @example 4100 */
        height: number
      }
    }
    MosaicStartedReply: {
      /** @example true */
      status: boolean
      /** @example The mosaic has started */
      message?: string
      data: {
        jobId: components['schemas']['Id']
      }
    }
    NewMosaic: {
      /**
       * @description The name of the layer also states the expected error.
       * @example Quick mosaic
       */
      name: string
    }
    /**
     * @description As the standard defines it.
     * @example {
     *       "links": []
     *     }
     */
    OgcDocument: {
      [key: string]: unknown
    }
    OrthomosaicPlanReply: {
      /** @example true */
      status: boolean
      data: {
        /**
         * @description Whether a processing server is connected, answers and accepts tasks.
         * @example ready
         * @enum {string}
         */
        server: 'none' | 'unreachable' | 'refused' | 'ready'
        /**
         * @description What the server answered when it refused, for example because of its token; else null.
         * @example null
         */
        refusal: string | null
        /**
         * @description Photos that are sent.
         * @example 240
         */
        photos: number
        /** @example 3 */
        minPhotos: number
        /** @example 10000 */
        maxPhotos: number
        /**
         * @description Pixels of all photos together, in millions.
         * @example 2880
         */
        megapixels: number
        presets: {
          preset: components['schemas']['OrthomosaicPreset']
          /**
           * @description Rough estimate. Seconds for a photo of 12 megapixels on 4 processor cores (fast 4, elevation 20,
           *     standard 15, high 40), times the megapixels, divided by 12 and by a quarter of the server's cores.
           * @example 60
           */
          minutes: number | null
          options: components['schemas']['OrthomosaicOption'][]
        }[]
        /** @description Options of the processing server with its own help texts. */
        options: {
          /** @example dsm */
          name: string
          /**
           * @example bool
           * @enum {string}
           */
          type: 'bool' | 'int' | 'float' | 'enum' | 'string'
          /**
           * @description The default.
           * @example false
           */
          value: string
          choices: string[]
          /** @example Build a digital surface model. */
          help: string
        }[]
      }
    }
    OrthomosaicListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['Orthomosaic'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
        /**
         * @description Whether a processing server is connected.
         * @example true
         */
        connected: boolean
      }
    }
    OrthomosaicReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Orthomosaic']
    }
    NewOrthomosaic: {
      /** @example Beach */
      name: string
      preset: components['schemas']['OrthomosaicPreset']
      /** @description Options of the processing server that replace those of the preset. */
      options?: components['schemas']['OrthomosaicOption'][]
    }
    OutcomeListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Outcome'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    OutcomeReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Outcome']
    }
    /**
     * @description What was found; empty without a note.
     * @example Two people behind the fence.
     */
    OutcomeNote: string
    /**
     * @description A finished upload of the caller, instead of the file itself.
     * @example {
     *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
     *     }
     */
    UploadedFile: {
      uploadId: components['schemas']['Id']
    }
    NewPhotoOutcome: {
      photoId: components['schemas']['Id']
      pcount?: components['schemas']['PeopleCount']
      note?: components['schemas']['OutcomeNote']
    }
    OutcomeEdit: {
      version: components['schemas']['Version']
      pcount?: components['schemas']['PeopleCount']
      note?: components['schemas']['OutcomeNote']
      /** @example true */
      clientVisible?: boolean
    }
    OutcomeSelection: {
      outcomeIds: components['schemas']['Id'][]
    }
    DeletedOutcomeListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['DeletedOutcome'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    PhonePositionsReply: {
      /** @example true */
      status: boolean
      data: {
        phones: components['schemas']['PhonePosition'][]
      }
    }
    PhotoReply: {
      /** @example true */
      status: boolean
      /** @example Photo added */
      message?: string
      data: components['schemas']['Photo']
    }
    NewPhoto: {
      missionId: components['schemas']['Id']
      uploadId: components['schemas']['Id']
      folder?: components['schemas']['PhotoFolder']
    }
    PhotoListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['Photo'][]
        /** @example 8 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    /**
     * @description staged: not decided; assigned: accepted and placed; unmatched: accepted, without a position; rejected: by a person;
     *     duplicate: the tenant has the same file already; invalid_exif: the file cannot be read or states an impossible position.
     * @example staged
     * @enum {string}
     */
    PhotoState: 'staged' | 'assigned' | 'unmatched' | 'rejected' | 'duplicate' | 'invalid_exif'
    PhotoPointsReply: {
      /** @example true */
      status: boolean
      data: {
        photos: components['schemas']['PhotoPoint'][]
        /** @example 8 */
        total: number
      }
    }
    SameViewReply: {
      /** @example true */
      status: boolean
      data: components['schemas']['SameViewPhoto'][]
    }
    PhotoSharing: {
      ids: components['schemas']['Id'][]
      /** @example true */
      clientVisible: boolean
    }
    PhotoSelection: {
      photoIds: components['schemas']['Id'][]
    }
    PhotoReview: {
      ids: components['schemas']['Id'][]
      /**
       * @example reject
       * @enum {string}
       */
      decision: 'accept' | 'reject'
      /** @example Rotor in the picture */
      reason?: string
    }
    PhotoPlace: {
      fileId: components['schemas']['Id']
      version: components['schemas']['Version']
      /** @description Null restores the position of the file. */
      location: {
        /** @example 46.8426 */
        lat: number
        /** @example -91.9946 */
        long: number
      } | null
    }
    PilotsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        pilots: components['schemas']['Pilot'][]
      }
    }
    PilotReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Pilot']
    }
    NewPilot: {
      /** @description The user who becomes a pilot. The name and the email address are those of the account. */
      userId?: components['schemas']['Id']
      /**
       * @description Required without userId.
       * @example Asha Rao
       */
      name?: string
      /**
       * Format: email
       * @example asha@example.com
       */
      email?: string
      /** @example +44 20 7946 0000 */
      phone?: string
      licences?: components['schemas']['Licence'][]
    }
    PilotEdit: {
      version: components['schemas']['Version']
      /** @example Asha Rao */
      name?: string
      /**
       * Format: email
       * @description Only for a pilot without an account.
       * @example asha@example.com
       */
      email?: string | null
      /** @example +44 20 7946 0000 */
      phone?: string
      licences?: components['schemas']['Licence'][]
    }
    DeletedPilotListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['DeletedPilot'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    ReportReply: {
      /** @example true */
      status: boolean
      data: components['schemas']['Report']
    }
    /**
     * @description A row for each value of the identifying attribute, or of the grouping attribute.
     * @example plot
     * @enum {string}
     */
    ReportRows: 'plot' | 'block'
    /**
     * @example pdf
     * @enum {string}
     */
    ReportFormat: 'csv' | 'xlsx' | 'pdf'
    SavedReportListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['SavedReport'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    SavedReportReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['SavedReport']
    }
    NewSavedReport: {
      name: components['schemas']['SavedReportName']
      baseLayerId: components['schemas']['Id']
      rows: components['schemas']['ReportRows']
      measures: components['schemas']['SavedReportMeasures']
      period: components['schemas']['SavedReportPeriod']
    }
    SavedReportEdit: {
      version: components['schemas']['Version']
      name?: components['schemas']['SavedReportName']
      measures?: components['schemas']['SavedReportMeasures']
      period?: components['schemas']['SavedReportPeriod']
    }
    ReportEditionReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['ReportEdition']
    }
    ReportEditionListReply: {
      /** @example true */
      status: boolean
      data: {
        items: components['schemas']['ReportEdition'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    ReportComparisonReply: {
      /** @example true */
      status: boolean
      data: components['schemas']['ReportComparison']
    }
    ReportScheduleReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /** @example null */
        schedule: components['schemas']['ReportSchedule'] | null
        mails: components['schemas']['ReportMail'][]
      }
    }
    ReportScheduleEdit: {
      /** @description Of the schedule; absent for the first one. */
      version?: components['schemas']['Version']
      every: components['schemas']['ReportScheduleEvery']
      weekday?: components['schemas']['ReportWeekday']
      hour: components['schemas']['ReportHour']
      timeZone: components['schemas']['ReportTimeZone']
      recipientIds: components['schemas']['Id'][]
      /** @example false */
      paused: boolean
    }
    ReportRecipientsReply: {
      /** @example true */
      status: boolean
      data: {
        people: components['schemas']['Author'][]
      }
    }
    StacSearch: {
      /**
       * @example [
       *       -92.2,
       *       46.7,
       *       -92,
       *       46.8
       *     ]
       */
      bbox?: number[]
      /**
       * @description As the parameter of the same name.
       * @example 2026-05-01T00:00:00Z/..
       */
      datetime?: string
      ids?: string[]
      collections?: string[]
      intersects?: components['schemas']['Geometry']
      /**
       * @default 10
       * @example 10
       */
      limit: number
      /** @example eyJpZCI6MX0 */
      cursor?: string
    }
    ActiveStreamsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        streams: components['schemas']['ActiveStream'][]
        liveVideo: components['schemas']['LiveVideoState']
      }
    }
    StreamKeysReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        keys: components['schemas']['StreamKey'][]
      }
    }
    PilotMessagesReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        messages: components['schemas']['PilotMessage'][]
        /**
         * @description Whether the page of the pilot is open.
         * @example true
         */
        isPageOpen: boolean
      }
    }
    PilotMessageReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['PilotMessage']
    }
    /** @description A text, a point or both. A point needs both coordinates. */
    NewPilotMessage: {
      text?: components['schemas']['PilotMessageText']
      /** @example -91.99 */
      long?: number
      /** @example 46.84 */
      lat?: number
    }
    TelemetryReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Telemetry']
    }
    NewTelemetry: {
      missionId: components['schemas']['Id']
      uploadId: components['schemas']['Id']
      /** @description The flight. By default, the flight at the time of the file, if there is exactly one. */
      flightId?: components['schemas']['Id']
      /**
       * @description IANA time zone of times without a zone in the file; by default that of the first position.
       * @example Europe/Berlin
       */
      timeZone?: string
    }
    TelemetryListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        telemetry: components['schemas']['Telemetry'][]
      }
    }
    TelemetryAssignment: {
      flightId: components['schemas']['Id']
    }
    FlightOfTelemetry: {
      /** @example Flight 1 */
      name: string
    }
    TelemetryColumns: {
      fields: {
        date?: components['schemas']['ColumnName']
        time: components['schemas']['ColumnName']
        lat: components['schemas']['ColumnName']
        long: components['schemas']['ColumnName']
        altitude?: components['schemas']['ColumnName']
        height?: components['schemas']['ColumnName']
        speed?: components['schemas']['ColumnName']
        battery?: components['schemas']['ColumnName']
        heading?: components['schemas']['ColumnName']
        gimbalYaw?: components['schemas']['ColumnName']
        gimbalPitch?: components['schemas']['ColumnName']
      }
      /**
       * @description Unit of numeric times.
       * @example s
       * @enum {string}
       */
      timeUnit: 's' | 'ms'
      /**
       * @example m
       * @enum {string}
       */
      lengthUnit: 'm' | 'ft'
      /**
       * @example m/s
       * @enum {string}
       */
      speedUnit: 'm/s' | 'km/h' | 'mph' | 'kn'
    }
    TelemetryZone: {
      /**
       * @description IANA name.
       * @example America/Chicago
       */
      timeZone: string
    }
    FlightTrackReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['FlightTrack']
    }
    TrackGroundReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /**
         * @description Null for flat ground.
         * @example null
         */
        ground: components['schemas']['TrackGround'] | null
      }
    }
    MissionTracksReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        tracks: components['schemas']['MissionTrack'][]
      }
    }
    ThermalPhotoReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['ThermalDetails']
    }
    /**
     * @description Of the object.
     * @example 0.95
     */
    Emissivity: number
    /**
     * @description Of what the object reflects, in degrees Celsius.
     * @example 20
     */
    ReflectedTemperature: number
    /**
     * @description Metres from the camera to the object.
     * @example 20
     */
    Distance: number
    /**
     * @description Relative humidity of the air.
     * @example 0.5
     */
    Humidity: number
    /**
     * @description Degrees Celsius.
     * @example 20
     */
    AirTemperature: number
    ThermalListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['ThermalPhoto'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    ThermalEdit: {
      version: components['schemas']['Version']
      emissivity?: components['schemas']['Emissivity']
      reflected?: components['schemas']['ReflectedTemperature']
      distance?: components['schemas']['Distance']
      humidity?: components['schemas']['Humidity']
      air?: components['schemas']['AirTemperature']
    }
    ReadingReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Reading']
    }
    NewReading: {
      kind: components['schemas']['ReadingKind']
      /** @example Panel 7 */
      label?: string
      points: components['schemas']['ReadingPoints']
    }
    ThreadReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        _id: components['schemas']['MaybeId']
        comments: components['schemas']['Comment'][]
        /** @example 1 */
        total: number
        /** @example 0 */
        unread: number
      }
    }
    /**
     * @example mission
     * @enum {string}
     */
    ThreadEntity: 'mission' | 'feature' | 'alert' | 'outcome' | 'photo' | 'recording' | 'place'
    /** @example 7 */
    ThreadFeatureIndex: number
    /** @example 50.84 */
    ThreadLat: number
    /** @example -0.14 */
    ThreadLong: number
    CommentReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Comment']
    }
    NewComment: {
      entity: components['schemas']['ThreadEntity']
      id: components['schemas']['Id']
      index?: components['schemas']['ThreadFeatureIndex']
      lat?: components['schemas']['ThreadLat']
      long?: components['schemas']['ThreadLong']
      momentMs?: components['schemas']['CommentMoment']
      text: components['schemas']['CommentText']
      mentions: components['schemas']['CommentMentions']
    }
    CommentEdit: {
      version: components['schemas']['Version']
      text: components['schemas']['CommentText']
      mentions: components['schemas']['CommentMentions']
    }
    CommentHistoryReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        texts: {
          version: components['schemas']['Version']
          text: components['schemas']['CommentText']
          at: components['schemas']['Time']
        }[]
      }
    }
    ThreadPeopleReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        people: components['schemas']['ThreadPerson'][]
      }
    }
    MentionsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        mentions: components['schemas']['Mention'][]
      }
    }
    ThreadListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['ThreadSummary'][]
        /** @example 1 */
        total: number
        /**
         * @description Unread comments of all of them.
         * @example 1
         */
        unread: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    /**
     * @description Zoom of a vector tile of 512 px, like the zoom of the map. At the maximum the grid of a tile has steps of 0.6 mm.
     * @example 14
     */
    VectorZoom: number
    /**
     * @description Zoom of a raster tile of 256 px. At the maximum a pixel is 2.3 mm at the equator, finer than the pixels of surveys.
     * @example 21
     */
    RasterZoom: number
    UploadListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Upload'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    UploadReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Upload']
    }
    AddedUploadReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['AddedUpload']
    }
    MissionUpload: {
      missionId: components['schemas']['Id']
      uploadId: components['schemas']['Id']
      /** @description What the file becomes. By default, its content decides. */
      use?: components['schemas']['FileUse']
      /**
       * @description Folder of the file, such as that on the card of the drone. Photos and documents keep it.
       * @example DCIM/100MEDIA
       */
      folder?: string
      /** @description The flight of telemetry or of a recording. By default, its times decide. */
      flightId?: components['schemas']['Id']
      /**
       * @description IANA time zone of times without a zone in telemetry; by default that of the first position.
       * @example Europe/Berlin
       */
      timeZone?: string
      /**
       * @description Adds a file that the mission already has.
       * @example false
       */
      again?: boolean
    }
    TelemetryReading: {
      /**
       * @description IANA time zone of times without a zone; by default that of the first position.
       * @example Europe/Berlin
       */
      timeZone?: string
    }
    RecordingReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Recording']
    }
    RecordingListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['Recording'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    NewRecording: {
      missionId: components['schemas']['Id']
      uploadId: components['schemas']['Id']
      /** @description The flight. By default, the flight at the time of the video, if there is exactly one. */
      flightId?: components['schemas']['Id']
      /** @description When the recording starts. By default, the time in the file. */
      startedAt?: components['schemas']['Time']
    }
    RecordingName: {
      version: components['schemas']['Version']
      name: components['schemas']['RecordingTitle']
    }
    RecordingEdit: {
      version: components['schemas']['Version']
      /** @description Moves the recording to another mission. Its flight and telemetry are removed unless they are given. */
      missionId?: components['schemas']['Id']
      flightId?: components['schemas']['MaybeId']
      startedAt?: components['schemas']['MaybeTime']
      location?: components['schemas']['MaybePlace']
      camera?: components['schemas']['Camera']
      /** @description The recording gets the flight of the telemetry if it has none, and the other way round. */
      telemetryId?: components['schemas']['MaybeId']
      /**
       * @description Seconds from the start of the given telemetry to the start of the recording. Telemetry without times of day
       *     moves to the recording; otherwise the recording starts at this time. Without it, all times stay.
       * @example 2.5
       */
      telemetryOffset?: number
      /**
       * @description Whether the recording is held. A held recording cannot be deleted until it is released.
       * @example true
       */
      held?: boolean
      /** @example true */
      clientVisible?: boolean
    }
    RecordingsEdit: {
      vodIds: components['schemas']['SelectedRecordings']
      missionId?: components['schemas']['Id']
      flightId?: components['schemas']['MaybeId']
      location?: components['schemas']['MaybePlace']
      camera?: components['schemas']['Camera']
      /** @example true */
      held?: boolean
      /** @example true */
      clientVisible?: boolean
    }
    RecordingSelection: {
      vodIds: components['schemas']['SelectedRecordings']
    }
    DeletedRecordingListReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        items: components['schemas']['DeletedRecording'][]
        /** @example 1 */
        total: number
        /** @example 1 */
        page: number
        /** @example 50 */
        pageSize: number
      }
    }
    WallsReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        walls: components['schemas']['Wall'][]
      }
    }
    WallReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: components['schemas']['Wall']
    }
    NewWall: {
      name: components['schemas']['WallName']
      /** @description Everybody in the tenant who may open the control center sees it. */
      isShared: boolean
      tileCount: components['schemas']['WallTileCount']
      tiles: components['schemas']['WallTiles']
      showsMap: boolean
    }
    WallEdit: {
      version: components['schemas']['Version']
      name?: components['schemas']['WallName']
      isShared?: boolean
      tileCount?: components['schemas']['WallTileCount']
      tiles?: components['schemas']['WallTiles']
      showsMap?: boolean
    }
    CurrentWeatherReply: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
      data: {
        /**
         * @description Whether this installation has a key of the weather service.
         * @example true
         */
        configured: boolean
        /**
         * @example {
         *       "at": "2026-03-12T16:20:00.000Z",
         *       "condition": "clouds",
         *       "temperature": 11.4,
         *       "wind": 5.2,
         *       "gusts": 8.1,
         *       "windDirection": 240,
         *       "precipitation": 0.3,
         *       "visibility": 10000,
         *       "source": "OpenWeather",
         *       "sourceUrl": "https://openweathermap.org/"
         *     }
         */
        weather: components['schemas']['Weather'] | null
      }
    }
    Weather: {
      at: components['schemas']['Time']
      /**
       * @example clouds
       * @enum {string}
       */
      condition: 'clear' | 'clouds' | 'rain' | 'snow' | 'thunderstorm' | 'fog' | 'other'
      /**
       * @description Degrees Celsius.
       * @example 11.4
       */
      temperature: number
      /**
       * @description Metres per second.
       * @example 5.2
       */
      wind: number
      /**
       * @description Metres per second.
       * @example 8.1
       */
      gusts: number | null
      /**
       * @description Where the wind comes from in degrees clockwise from north.
       * @example 240
       */
      windDirection: number | null
      /**
       * @description Rain and snow of the last hour in millimetres; null if the service reports none.
       * @example 0.3
       */
      precipitation: number | null
      /**
       * @description Metres.
       * @example 10000
       */
      visibility: number | null
      /**
       * @description Name of the service to credit.
       * @example OpenWeather
       */
      source: string
      /**
       * @description Page of the service.
       * @example https://openweathermap.org/
       */
      sourceUrl: string
    }
    /** @example Night shift */
    WallName: string
    /**
     * @example 4
     * @enum {integer}
     */
    WallTileCount: 1 | 4 | 9 | 16
    WallTiles: components['schemas']['WallTile'][]
    /** @description A tile names the source and not the stream, because a publisher that connects again starts a new stream. */
    WallTile: {
      /** @description The flight whose stream is shown; null for a tile that is filled automatically. */
      flightId: components['schemas']['MaybeId']
      /**
       * @description Name of the stream key; empty if automatic.
       * @example Controller
       */
      name: string
      /**
       * @description Two columns wide and two rows high.
       * @example false
       */
      isLarge: boolean
    }
    /**
     * Format: uuid
     * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
     */
    MaybeId: string | null
    Wall: {
      _id: components['schemas']['Id']
      name: components['schemas']['WallName']
      /** @example true */
      isShared: boolean
      /**
       * @description Whether the caller may edit and delete it.
       * @example true
       */
      canEdit: boolean
      tileCount: components['schemas']['WallTileCount']
      tiles: components['schemas']['WallTiles']
      /** @example true */
      showsMap: boolean
      /**
       * @description Name of the author.
       * @example Asha Rao
       */
      createdBy: string
      version: components['schemas']['Version']
    }
    DeletedRecording: {
      _id: components['schemas']['Id']
      /** @example DJI_0042.MP4 */
      name: string
      startedAt: components['schemas']['MaybeTime']
      deletedAt: components['schemas']['Time']
      deletedBy?: components['schemas']['Author']
    }
    /**
     * Format: date-time
     * @example 2026-03-12T09:30:00.000Z
     */
    MaybeTime: string | null
    Author: {
      _id: components['schemas']['Id']
      /** @example Sam Staff */
      name: string
      /** @example null */
      avatar?: string | null
    }
    SelectedRecordings: components['schemas']['Id'][]
    MaybePlace: {
      /** @example 46.78 */
      lat: number
      /** @example -92.1 */
      long: number
    } | null
    /** @example Zenmuse H20T */
    Camera: string
    /** @example North shore */
    RecordingTitle: string
    Recording: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      /** @example Harbour survey */
      missionName: string
      flightId: components['schemas']['MaybeId']
      /** @example Flight 1 */
      flightName: string | null
      /** @example DJI_0042.MP4 */
      name: string
      /**
       * @example stream
       * @enum {string}
       */
      source: 'stream' | 'upload'
      streamId: components['schemas']['MaybeId']
      state: components['schemas']['RecordingState']
      /**
       * @description Why it failed or what is incomplete.
       * @example null
       */
      problem: string | null
      startedAt: components['schemas']['MaybeTime']
      /**
       * @description Where the start comes from; null without a start. container: the video file states it, and nobody has verified it;
       *     satellites: the receiver of the camera, whose measurements are in the video file.
       * @example stream
       * @enum {string|null}
       */
      startOrigin: 'stream' | 'container' | 'srt' | 'satellites' | 'user' | null
      /** @example 60000 */
      durationMs: number | null
      /** @example 1920 */
      width: number | null
      /** @example 1080 */
      height: number | null
      /**
       * @description Frames per second on average.
       * @example 29.97
       */
      frameRate: number | null
      /** @example H.264 */
      videoCodec: string | null
      /** @example AAC */
      audioCodec: string | null
      /** @example 5051502 */
      bytes: number
      /**
       * @description Address for playing it; null unless it is ready.
       * @example /apis/v1/recording/file/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
       */
      fileUrl: string | null
      /** @example /apis/v1/recording/poster/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301 */
      posterUrl: string | null
      /**
       * @description Address of small pictures of the whole recording, for previews; null if nobody has made them yet.
       * @example /apis/v1/recording/storyboard/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
       */
      storyboardUrl: string | null
      /**
       * @description Which browsers play the video, by its codec.
       * @example all
       * @enum {string}
       */
      playableIn: 'all' | 'some' | 'none'
      /**
       * @description Names the browsers unless all play it.
       * @example null
       */
      playableNote: string | null
      /**
       * @description Whether the uploaded file is kept beside the video.
       * @example false
       */
      isConverted: boolean
      telemetryId: components['schemas']['MaybeId']
      /**
       * @description Whether the recording is held. A held recording cannot be deleted until it is released.
       * @example false
       */
      held: boolean
      /** @example Zenmuse H20T */
      camera: string
      lens: components['schemas']['MaybeLens']
      location: components['schemas']['MaybePlace']
      /**
       * Format: date
       * @description Day in UTC on which a retention rule of the tenant deletes it; null if none does, and for clients.
       * @example null
       */
      deletedOn: string | null
      /** @example false */
      clientVisible: boolean
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    /**
     * @description processing: a job reads and converts the video; failed: it cannot be played, `problem` says why.
     * @example ready
     * @enum {string}
     */
    RecordingState: 'processing' | 'ready' | 'failed'
    /** @description Of the camera, by its name or that of its stream; null for unknown cameras. */
    MaybeLens: {
      /**
       * @description Millimetres in terms of 35 mm film, by the diagonal of the sensor.
       * @example 24
       */
      focalLength: number
      /**
       * @description Width of the sensor by its height.
       * @example 1.5
       */
      aspect: number
    } | null
    /**
     * @example telemetry
     * @enum {string}
     */
    FileUse: 'photo' | 'recording' | 'telemetry' | 'layer' | 'document'
    AddedUpload: {
      /**
       * @description `ask`: a picture without a position, to be sent again with the `use` photo, layer or document. `same-file`: the mission already has the file `sameFile`, to be sent again with `again` or to be deleted.
       * @example added
       * @enum {string}
       */
      state: 'added' | 'ask' | 'same-file'
      /**
       * @description What the file has become; null unless it was added.
       * @example layer
       * @enum {string|null}
       */
      use: 'photo' | 'recording' | 'telemetry' | 'layer' | 'document' | null
      /**
       * Format: uuid
       * @description ID of the photo, recording, telemetry, layer or document; null unless it was added.
       * @example 01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
       */
      _id: string | null
      sameFile?: components['schemas']['SameFile']
      /**
       * @description What the file can become instead, for GPX and CSV files.
       * @example telemetry
       * @enum {string}
       */
      otherUse?: 'telemetry' | 'layer'
    }
    /** @description A file of the mission with the same content that the caller may see, or the recording beside which the camera keeps the file. Missing if there is none, if `missionId` was not given, and for photos, whose import recognises them. */
    SameFile: {
      _id: components['schemas']['Id']
      /**
       * @example document
       * @enum {string}
       */
      use: 'recording' | 'telemetry' | 'layer' | 'document'
      /** @example flight-permit.pdf */
      name: string
      /**
       * @description The file is a copy of low resolution, a picture or the sound that the camera keeps beside this recording, by their names.
       * @example true
       */
      isRecordingBeside?: boolean
    }
    Upload: {
      _id: components['schemas']['Id']
      /** @example ortho.tif */
      name: string
      /** @example 1048576 */
      size: number
      /**
       * @description Received bytes.
       * @example 1048576
       */
      received: number
      state: components['schemas']['UploadState']
      /**
       * @description Kind of the file by its content, such as geotiff, kml or mp4; null until the upload is finished.
       * @example geotiff
       */
      kind: string | null
      /**
       * @description Kind of layer that the file can become; null if it cannot become one.
       * @example raster
       * @enum {string|null}
       */
      layerKind: 'raster' | 'vector' | null
      /**
       * @description What the file becomes when it is added to a mission; `ask` for a picture without a position, which can become a photo, a layer or a document; null if a mission does not take such files.
       * @example layer
       * @enum {string|null}
       */
      missionUse: 'photo' | 'recording' | 'telemetry' | 'layer' | 'document' | 'ask' | null
      sameFile?: components['schemas']['SameFile']
      /**
       * @description Why the upload failed, or why the finished file was rejected.
       * @example null
       */
      message: string | null
      createdAt: components['schemas']['Time']
      /**
       * Format: date-time
       * @description Time when the upload is deleted unless it continues or is used.
       * @example 2026-03-13T09:30:00.000Z
       */
      expiresAt: string
    }
    /**
     * @description Other operations can use a finished upload once; it is `taken` afterwards.
     * @example finished
     * @enum {string}
     */
    UploadState: 'receiving' | 'finished' | 'failed' | 'taken'
    ThreadSummary: {
      _id: components['schemas']['Id']
      entity: components['schemas']['ThreadEntity']
      /**
       * @description Name of the record; of a feature the name of its layer, and empty for a place.
       * @example DJI_0007.JPG
       */
      name: string
      featureIndex?: components['schemas']['ThreadFeatureIndex']
      /**
       * @description Of a place; null for other threads.
       * @example null
       */
      position: {
        lat: components['schemas']['ThreadLat']
        long: components['schemas']['ThreadLong']
      } | null
      /** @example 3 */
      total: number
      /** @example 1 */
      unread: number
      /**
       * @description Author of the newest comment.
       * @example Asha Rao
       */
      author: string
      /**
       * @description Beginning of the newest comment.
       * @example The gate is open
       */
      text: string
      commentedAt: components['schemas']['Time']
      /**
       * @description Path of the page with the thread.
       * @example /dashboard
       */
      link: string
    }
    Mention: {
      _id: components['schemas']['Id']
      /** @example Asha Rao */
      author: string
      entity: components['schemas']['ThreadEntity']
      /** @example Harbour survey */
      mission: string
      /**
       * @description Path of the page with the thread.
       * @example /dashboard
       */
      link: string
      createdAt: components['schemas']['Time']
    }
    ThreadPerson: {
      _id: components['schemas']['Id']
      /** @example Asha Rao */
      name: string
    }
    /** @example The gate is open */
    CommentText: string
    /** @description The people whose names follow an @ in the text. */
    CommentMentions: components['schemas']['Id'][]
    /**
     * @description Milliseconds since the start of the recording; null for other threads.
     * @example null
     */
    CommentMoment: number | null
    Comment: {
      _id: components['schemas']['Id']
      text: components['schemas']['CommentText']
      /**
       * @description Name of the author.
       * @example Asha Rao
       */
      author: string
      createdAt: components['schemas']['Time']
      /**
       * Format: date-time
       * @example null
       */
      editedAt: string | null
      version: components['schemas']['Version']
      momentMs: components['schemas']['CommentMoment']
      mentions: components['schemas']['ThreadPerson'][]
      /** @example false */
      isUnread: boolean
      /** @example true */
      canEdit: boolean
      /** @example true */
      canDelete: boolean
    }
    /**
     * @example point
     * @enum {string}
     */
    ReadingKind: 'point' | 'line' | 'area'
    /**
     * @description Columns and rows in the thermal picture. A point has one, a line two, an area three or more.
     * @example [
     *       [
     *         320,
     *         240
     *       ]
     *     ]
     */
    ReadingPoints: number[][]
    Reading: {
      _id: components['schemas']['Id']
      kind: components['schemas']['ReadingKind']
      /** @example Panel 7 */
      label: string
      points: components['schemas']['ReadingPoints']
      min: components['schemas']['Temperature']
      max: components['schemas']['Temperature']
      mean: components['schemas']['Temperature']
      /**
       * @description What the reading was computed with; null for a file that has temperatures itself.
       * @example null
       */
      parameters: components['schemas']['ThermalParameters'] | null
      createdAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    /**
     * @description Degrees Celsius.
     * @example 21.5
     */
    Temperature: number
    ThermalParameters: {
      emissivity: components['schemas']['Emissivity']
      reflected: components['schemas']['ReflectedTemperature']
      distance: components['schemas']['Distance']
      humidity: components['schemas']['Humidity']
      air: components['schemas']['AirTemperature']
    }
    ThermalPhoto: {
      photoId: components['schemas']['Id']
      /** @example FLIR_0042.jpg */
      name: string
      missionId: components['schemas']['Id']
      /** @example Solar park */
      missionName: string
      source: components['schemas']['ThermalSource']
      /**
       * @description Camera; empty when unknown.
       * @example FLIR T640
       */
      model: string
      /** @example 640 */
      width: number | null
      /** @example 512 */
      height: number | null
      /**
       * @description Null when the temperatures are unknown.
       * @example null
       */
      statistics: components['schemas']['ThermalStatistics'] | null
      /**
       * @description Why the temperatures are unknown.
       * @example null
       */
      problem: string | null
      takenAt: components['schemas']['MaybeTime']
      /**
       * @description The time is the clock of the camera in an unknown zone, written as if it were UTC.
       * @example false
       */
      localTime: boolean
      version: components['schemas']['Version']
    }
    /**
     * @description The kind of file. The temperatures of dji need the SDK of the manufacturer.
     * @example flir
     * @enum {string}
     */
    ThermalSource: 'flir' | 'tiff' | 'dji'
    ThermalStatistics: {
      min: components['schemas']['Temperature']
      max: components['schemas']['Temperature']
      mean: components['schemas']['Temperature']
    }
    ThermalDetails: {
      photo: components['schemas']['ThermalPhoto']
      /**
       * @description Null for a file that has temperatures itself.
       * @example null
       */
      parameters: components['schemas']['ThermalParameters'] | null
      /**
       * @description As set in the camera.
       * @example null
       */
      cameraParameters: components['schemas']['ThermalParameters'] | null
      hotspots: components['schemas']['Hotspot'][]
      readings: components['schemas']['Reading'][]
    }
    Hotspot: {
      /**
       * @description Column of the hottest pixel.
       * @example 320
       */
      x: number
      /**
       * @description Row of the hottest pixel.
       * @example 240
       */
      y: number
      degrees: components['schemas']['Temperature']
      /**
       * @description Degrees above its surroundings.
       * @example 12.5
       */
      excess: number
      /**
       * @description Pixels.
       * @example 40
       */
      area: number
    }
    MissionTrack: {
      flightId: components['schemas']['Id']
      /**
       * @description Of the flight.
       * @example Flight 1
       */
      name: string
      startedAt: components['schemas']['Time']
      /** @description Milliseconds since the start, one for each position of the path. */
      at: number[]
      /** @description Positions in the order of time, at equal intervals. */
      path: components['schemas']['Position'][]
    }
    /**
     * @description GeoJSON order, longitude first.
     * @example [
     *       -92.1,
     *       46.78
     *     ]
     */
    Position: number[]
    /**
     * @description Heights on a grid that is regular in Web Mercator. Heights of cameras are measured from the take-off point, whose height is
     *     in the vertical datum of the layer, as all heights here.
     */
    TrackGround: {
      layerId: components['schemas']['Id']
      /** @example Surface model */
      layerName: string
      /**
       * @description Height of the take-off point.
       * @example 184.2
       */
      takeOff: number
      /** @example 2 */
      columns: number
      /** @example 1 */
      rows: number
      /**
       * @description Longitude of the western edge.
       * @example -92.01
       */
      west: number
      /**
       * @description Longitude of the eastern edge; above 180 for a grid across the antimeridian.
       * @example -91.99
       */
      east: number
      /**
       * @description Vertical position in Web Mercator of the northern edge; 0 is at 85.05 degrees north, 1 at 85.05 degrees south.
       * @example 0.3532
       */
      top: number
      /**
       * @description The same of the southern edge.
       * @example 0.3534
       */
      bottom: number
      /**
       * @description Metres at the middle of each cell, row by row from the north; null where they are unknown.
       * @example [
       *       185.1,
       *       null
       *     ]
       */
      heights: (number | null)[]
    }
    FlightTrack: {
      startedAt: components['schemas']['MaybeTime']
      endedAt: components['schemas']['MaybeTime']
      /**
       * @description Seconds.
       * @example 59.9
       */
      duration: number
      /**
       * @description Metres over ground.
       * @example 257.2
       */
      distance: number
      maxHeight: components['schemas']['MaybeMetres']
      takeOff: components['schemas']['TrackEvent']
      landing: components['schemas']['TrackEvent']
      /** @description The simplified path in the order of time. */
      path: components['schemas']['Position'][]
      /** @example null */
      planned: components['schemas']['PlannedPath'] | null
      samples: components['schemas']['TrackSamples']
    }
    /** @example 39.8 */
    MaybeMetres: number | null
    /** @description Null if the recording does not contain it. */
    TrackEvent: {
      at: components['schemas']['Time']
      location: components['schemas']['Coordinates']
    } | null
    PlannedPath: {
      /**
       * @description Of the layer.
       * @example North strip
       */
      name: string
      lines: components['schemas']['Position'][][]
      /**
       * @description Null without telemetry, or when the planned path has more than 5000 positions.
       * @example {
       *       "mean": 1.8,
       *       "max": 6.2
       *     }
       */
      deviation: components['schemas']['PathDeviation'] | null
    }
    /** @description Columns with one value for each time. Metres, metres per second, percent and degrees; the focal length in millimetres in terms of 35 mm film. */
    TrackSamples: {
      /** @description Milliseconds since the start of the track. */
      at: number[]
      long: number[]
      lat: number[]
      altitude: components['schemas']['Measurements']
      height: components['schemas']['Measurements']
      speed: components['schemas']['Measurements']
      battery: components['schemas']['Measurements']
      heading: components['schemas']['Measurements']
      gimbalYaw: components['schemas']['Measurements']
      gimbalPitch: components['schemas']['Measurements']
      focalLength: components['schemas']['Measurements']
    } | null
    /** @description One value for each time; null where the recording has none. */
    Measurements: (number | null)[]
    /** @description Metres over ground from the flown path to the planned one, between take-off and landing. */
    PathDeviation: {
      /** @example 1.8 */
      mean: number
      /** @example 6.2 */
      max: number
    }
    Coordinates: {
      /** @example 46.78 */
      lat: number
      /** @example -92.1 */
      long: number
    }
    /** @example latitude */
    ColumnName: string
    Telemetry: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      flightId: components['schemas']['MaybeId']
      /** @example DJI_0042.SRT */
      name: string
      /**
       * @example srt
       * @enum {string}
       */
      kind: 'srt' | 'gpx' | 'csv' | 'ulog' | 'dataflash' | 'tlog'
      state: components['schemas']['TelemetryState']
      /**
       * @description Why it failed.
       * @example null
       */
      problem: string | null
      /** @description What the import left out. */
      notes: string[]
      table: components['schemas']['TelemetryTable']
      /**
       * @description Whether the file has times of day.
       * @example true
       */
      hasTimes: boolean
      /**
       * @description The time zone that times without a zone were read in; null if they have one.
       * @example Europe/Berlin
       */
      timeZone: string | null
      /** @example 600 */
      samples: number
      startedAt: components['schemas']['MaybeTime']
      endedAt: components['schemas']['MaybeTime']
      distance: components['schemas']['MaybeMetres']
      maxHeight: components['schemas']['MaybeMetres']
      createdAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    /**
     * @description reading: a job reads the file; columns: the columns of the table must be chosen; unassigned: the flight must be
     *     chosen; ready: assigned to its flight; failed: the file cannot be imported.
     * @example ready
     * @enum {string}
     */
    TelemetryState: 'reading' | 'columns' | 'unassigned' | 'ready' | 'failed'
    /** @description The table of a file that cannot be read until its columns are chosen. */
    TelemetryTable: {
      header: components['schemas']['ColumnName'][]
      /** @description The first rows. */
      examples: string[][]
      /** @description Columns by their names, or those last chosen for the same header. */
      proposal: {
        /**
         * @example {
         *       "lat": "latitude"
         *     }
         */
        fields: {
          [key: string]: components['schemas']['ColumnName']
        }
        /**
         * @example s
         * @enum {string}
         */
        timeUnit: 's' | 'ms'
        /**
         * @example m
         * @enum {string}
         */
        lengthUnit: 'm' | 'ft'
        /**
         * @example m/s
         * @enum {string}
         */
        speedUnit: 'm/s' | 'km/h' | 'mph' | 'kn'
      }
    } | null
    /** @example Look at the north gate */
    PilotMessageText: string
    PilotMessage: {
      _id: components['schemas']['Id']
      /** @example Look at the north gate */
      text: string | null
      /** @example -91.99 */
      long: number | null
      /** @example 46.84 */
      lat: number | null
      /**
       * @description Name of the operator.
       * @example Sam Staff
       */
      sender: string
      sentAt: components['schemas']['Time']
      /** @description When the page of the pilot showed it. */
      seenAt: components['schemas']['MaybeTime']
      acknowledgedAt: components['schemas']['MaybeTime']
    }
    StreamKey: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      flightId: components['schemas']['Id']
      /** @example Flight 1 */
      flightName: string
      name: components['schemas']['StreamKeyName']
      /**
       * @description The last characters of the key.
       * @example x9Qa
       */
      hint: string
      /**
       * @description closed: the flight or its mission has ended, so that the key is refused.
       * @example active
       * @enum {string}
       */
      state: 'active' | 'streaming' | 'expired' | 'revoked' | 'closed'
      expiresAt: components['schemas']['MaybeTime']
      createdAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
      /**
       * @description How the latest connection of a publisher with this key ended, or why it was refused. Null before the first and while one
       *     publishes.
       * @example null
       */
      lastClosing: components['schemas']['StreamClosing'] | null
    }
    /** @example Controller of drone 1 */
    StreamKeyName: string
    StreamClosing: {
      at: components['schemas']['Time']
      /**
       * @description publisher: it stopped; lost: its connection ended without a word; idle: nothing arrived for 15 s; closed: by a person, or
       *     the key became invalid; engine: live video started again; malformed: the data did not follow the protocol; noPicture:
       *     there was no video; replaced: the publisher connected again. The others refuse a publisher.
       * @example lost
       * @enum {string}
       */
      reason:
        | 'publisher'
        | 'lost'
        | 'idle'
        | 'closed'
        | 'engine'
        | 'malformed'
        | 'noPicture'
        | 'replaced'
        | 'keyRefused'
        | 'keyEnded'
        | 'flightEnded'
        | 'minutesUsed'
        | 'inUse'
        | 'tooManyConnections'
        | 'tooManyStreams'
        | 'unavailable'
    }
    ActiveStream: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      /** @example Harbour survey */
      missionName: string
      flightId: components['schemas']['MaybeId']
      /**
       * @description Empty for clients.
       * @example Flight 1
       */
      flightName: string
      /**
       * @description Name of the pilot.
       * @example Asha Rao
       */
      pilot: string | null
      /**
       * @description Name of the stream key.
       * @example Controller of drone 1
       */
      name: string
      protocol: components['schemas']['StreamProtocol']
      state: components['schemas']['StreamState']
      startedAt: components['schemas']['Time']
      firstFrameAt: components['schemas']['MaybeTime']
      statistics: components['schemas']['StreamStatistics']
      paths: components['schemas']['LivePath'][]
      /**
       * @description The latest position that the drone has sent.
       * @example null
       */
      position: components['schemas']['StreamPosition'] | null
      /**
       * @description Whether the caller may watch it.
       * @example true
       */
      canWatch: boolean
    }
    /**
     * @description Whether live video works on this installation. `starting`: its process is loading, which takes minutes on a busy machine. `noRtmp`: it works, but its RTMP port could not be opened, so that encoders cannot connect. `failing`: its process has ended several times before it listened. `none`: no process receives streams.
     * @example listening
     * @enum {string}
     */
    LiveVideoState: 'listening' | 'starting' | 'noRtmp' | 'failing' | 'none'
    /**
     * @description RTSP and SRT are accepted by a media server only.
     * @example rtmp
     * @enum {string}
     */
    StreamProtocol: 'rtmp' | 'whip' | 'rtsp' | 'srt'
    /**
     * @description connecting: no frame has arrived yet; stalled: nothing has arrived for some seconds; frozen: sound has arrived, but no picture
     *     for some seconds. What a media server receives is never frozen, because it does not count pictures.
     * @example live
     * @enum {string}
     */
    StreamState: 'connecting' | 'live' | 'stalled' | 'frozen'
    StreamStatistics: {
      /** @example 3 */
      viewers: number
      /** @example 4100000 */
      bitsPerSecond: number
      /** @example 30 */
      framesPerSecond: number | null
      /** @example H.264 */
      codec: string | null
      /** @example null */
      audioCodec: string | null
      /** @example 1920 */
      width: number | null
      /** @example 1080 */
      height: number | null
      /** @example 0 */
      droppedFrames: number
      /** @example 2 */
      keyFrameSeconds: number | null
      /** @example false */
      hasBFrames: boolean
      warnings: components['schemas']['StreamWarning'][]
    }
    /**
     * @description whep: WebRTC, below a tenth of a second of delay; flv: over a WebSocket, about a second of delay; hls: over HTTP from the
     *     media server, some seconds of delay.
     * @example whep
     * @enum {string}
     */
    LivePath: 'whep' | 'flv' | 'hls'
    StreamPosition: {
      at: components['schemas']['Time']
      /** @example 46.84 */
      lat: number
      /** @example -91.99 */
      long: number
      altitude: components['schemas']['MaybeMetres']
      height: components['schemas']['MaybeMetres']
      heading: components['schemas']['MaybeDegrees']
      gimbalYaw: components['schemas']['MaybeDegrees']
      gimbalPitch: components['schemas']['MaybeDegrees']
      /** @example 5.2 */
      speed: number | null
      /** @example 81 */
      battery: number | null
    }
    /** @example 90 */
    MaybeDegrees: number | null
    /**
     * @description bFrames: frames out of order, which WebRTC cannot play; rareKeyFrames: more than 4 s between key frames; codec: not
     *     every browser plays it; notRecorded: the recording has stopped; storageFull: it has stopped because the storage of the
     *     package is full; diskFull: it has stopped because the disk of the server has less space than its reserve, and goes
     *     on when it has more.
     * @example bFrames
     * @enum {string}
     */
    StreamWarning: 'bFrames' | 'rareKeyFrames' | 'codec' | 'notRecorded' | 'storageFull' | 'diskFull'
    /**
     * @description GeoJSON (RFC 7946), in degrees, longitude first.
     * @example {
     *       "type": "Point",
     *       "coordinates": [
     *         -92.1,
     *         46.78
     *       ]
     *     }
     */
    Geometry: {
      [key: string]: unknown
    }
    /**
     * @description Months on their first day.
     * @example month
     * @enum {string}
     */
    ReportScheduleEvery: 'week' | 'month'
    /**
     * @description Monday is 1; of weekly schedules only.
     * @example 1
     */
    ReportWeekday: number
    /**
     * @description By the clocks of the time zone.
     * @example 7
     */
    ReportHour: number
    /**
     * @description IANA name of a zone.
     * @example Europe/Berlin
     */
    ReportTimeZone: string
    ReportSchedule: {
      every: components['schemas']['ReportScheduleEvery']
      /**
       * @description Monday is 1; null for months.
       * @example null
       */
      weekday: number | null
      hour: components['schemas']['ReportHour']
      timeZone: components['schemas']['ReportTimeZone']
      /** @description Without deleted users. */
      recipients: components['schemas']['Author'][]
      /** @example false */
      paused: boolean
      nextAt: components['schemas']['Time']
      lastAt: components['schemas']['MaybeTime']
      /**
       * @description Why the last run made no edition.
       * @example null
       */
      problem: string | null
      /** @description Who saved it last. Editions count what this person may list. */
      owner?: components['schemas']['Author']
      version: components['schemas']['Version']
    }
    ReportMail: {
      _id: components['schemas']['Id']
      editionId: components['schemas']['Id']
      /** @example 4 */
      editionNumber: number
      /**
       * @description Name of the user.
       * @example Sam Staff
       */
      recipient: string
      /**
       * @description skipped for a recipient who may not get it.
       * @example sent
       * @enum {string}
       */
      state: 'waiting' | 'sent' | 'failed' | 'skipped'
      /** @example null */
      problem: string | null
      endedAt: components['schemas']['MaybeTime']
    }
    ReportComparison: {
      /** @example true */
      sameBytes: boolean
      /**
       * @description Of the data made now; null if it cannot be made.
       * @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
       */
      dataSha256: string | null
      /**
       * @description Version of the server.
       * @example 1.0.0
       */
      software: string
      changes: components['schemas']['ReportInputChange'][]
      /**
       * @description Why the report cannot be made again.
       * @example null
       */
      problem: string | null
    }
    ReportInputChange: {
      kind: components['schemas']['ReportInputKind']
      /**
       * @description Of a layer or base layer.
       * @example Plots
       */
      name: string | null
      /** @example 2 */
      added: number
      /** @example 0 */
      removed: number
      /** @example 1 */
      changed: number
      /** @description The first 20 items. */
      examples: components['schemas']['ReportItemChange'][]
    }
    /**
     * @description Items of the kinds mission to analysis are one input for each kind.
     * @example layer
     * @enum {string}
     */
    ReportInputKind: 'baseLayer' | 'layer' | 'mission' | 'photo' | 'recording' | 'flight' | 'alert' | 'analysis'
    ReportItemChange: {
      _id: components['schemas']['Id']
      /**
       * @example changed
       * @enum {string}
       */
      change: 'added' | 'removed' | 'changed'
      /**
       * @description Null when it no longer exists.
       * @example Smoke
       */
      name: string | null
    }
    ReportEdition: {
      _id: components['schemas']['Id']
      savedReportId: components['schemas']['Id']
      /** @example 4 */
      number: number
      name: components['schemas']['SavedReportName']
      period: components['schemas']['ReportPeriod']
      /** @description None in lists, and none for readers who may not list all that it counts. */
      inputs: components['schemas']['ReportEditionInput'][]
      /**
       * @description Version of the server.
       * @example 1.0.0
       */
      software: string
      dataSha256: components['schemas']['ReportHash']
      /** @example 5120 */
      dataBytes: number
      /**
       * @description Made by the schedule.
       * @example false
       */
      scheduled: boolean
      /**
       * @description Whether the reader may list all that it counts.
       * @example true
       */
      readable: boolean
      madeAt: components['schemas']['Time']
      madeBy?: components['schemas']['Author']
    }
    /** @example Plots every month */
    SavedReportName: string
    /** @description First and last day, in UTC. */
    ReportPeriod: {
      from: components['schemas']['DataDay']
      until: components['schemas']['DataDay']
    }
    ReportEditionInput: {
      kind: components['schemas']['ReportInputKind']
      _id?: components['schemas']['Id']
      /**
       * @description Of a layer or base layer.
       * @example Plots
       */
      name: string | null
      /**
       * @description Of a base layer, or of the data of a layer.
       * @example 3
       */
      version: number | null
      /**
       * @description Areas of a layer, or items.
       * @example 120
       */
      count: number
      sha256: components['schemas']['ReportHash']
    }
    /** @example e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855 */
    ReportHash: string
    /** @description None for all that the reader may list. */
    SavedReportMeasures: components['schemas']['ReportMeasure'][]
    /** @description fixed needs the first and the last day; the others have neither. Weeks begin on Monday. */
    SavedReportPeriod: {
      /**
       * @example lastMonth
       * @enum {string}
       */
      kind: 'fixed' | 'lastWeek' | 'lastMonth'
      from?: components['schemas']['DataDay']
      until?: components['schemas']['DataDay']
    }
    /**
     * @description Areas are in hectares, and everything else is a number of items.
     * @example photos
     * @enum {string}
     */
    ReportMeasure:
      | 'missions'
      | 'photos'
      | 'recordings'
      | 'alerts'
      | 'falsePositives'
      | 'detections'
      | 'changes'
      | 'vegetationArea'
      | 'bareSoilArea'
      | 'waterArea'
    SavedReport: {
      _id: components['schemas']['Id']
      name: components['schemas']['SavedReportName']
      baseLayer: components['schemas']['ReportBaseLayerName']
      rows: components['schemas']['ReportRows']
      measures: components['schemas']['SavedReportMeasures']
      period: components['schemas']['SavedReportPeriod']
      /**
       * @description Editions that were made.
       * @example 3
       */
      editions: number
      latestAt: components['schemas']['MaybeTime']
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    ReportBaseLayerName: {
      _id: components['schemas']['Id']
      /** @example Plots 2026 */
      name: string
    }
    Report: {
      rowsBy: components['schemas']['ReportRows']
      baseLayer: {
        _id: components['schemas']['Id']
        /** @example Plots 2026 */
        name: string
        version: components['schemas']['Version']
      }
      /**
       * @description The attribute that names the rows.
       * @example plot
       */
      attribute: string
      period: components['schemas']['ReportPeriod']
      before: components['schemas']['ReportPeriod']
      measures: components['schemas']['ReportMeasure'][]
      rows: components['schemas']['ReportRow'][]
      /** @description Each item once, although it may count in several rows. */
      total: {
        now: components['schemas']['ReportNumbers']
        before: components['schemas']['ReportNumbers']
      }
      /**
       * @description Items of the period outside all areas.
       * @example 4
       */
      elsewhere: number
      /**
       * @description Items of the period that have no position, and whose mission has no place.
       * @example 0
       */
      withoutPlace: number
      /**
       * @description Areas without a value of the attribute, which are left out.
       * @example 0
       */
      withoutName: number
      inputs: components['schemas']['ReportInput'][]
      /**
       * @description Items of both periods.
       * @example 540
       */
      itemCount: number
      itemsSha256: components['schemas']['ReportHash']
      rowsSha256: components['schemas']['ReportHash']
    }
    ReportRow: {
      /** @example 14/2 */
      name: string
      /**
       * @description Areas with this value.
       * @example 1
       */
      areas: number
      /** @example 5120 */
      squareMetres: number
      outline: components['schemas']['Geometry']
      now: components['schemas']['ReportNumbers']
      before: components['schemas']['ReportNumbers']
    }
    /** @description One number for each measure of the report, in its order. */
    ReportNumbers: number[]
    ReportInput: {
      _id: components['schemas']['Id']
      /**
       * @description Name of the layer.
       * @example Plots
       */
      name: string
      /** @example 3 */
      dataVersion: number
      /** @example 120 */
      areas: number
      sha256: components['schemas']['ReportHash']
    }
    DeletedPilot: {
      _id: components['schemas']['Id']
      /** @example Asha Rao */
      name: string
      deletedAt: components['schemas']['Time']
    }
    Licence: {
      /** @example EU A2 */
      kind: string
      /** @example D-1234 */
      number?: string
      /**
       * Format: date
       * @description Last day on which it is valid.
       * @example 2027-01-31
       */
      expiresOn?: string | null
    }
    Pilot: {
      _id: components['schemas']['Id']
      userId: components['schemas']['MaybeId']
      /** @example Asha Rao */
      name: string
      /** @example asha@example.com */
      email: string | null
      /** @example null */
      avatar: string | null
      /** @example +44 20 7946 0000 */
      phone: string
      licences: components['schemas']['Licence'][]
      /** @description Flights of the pilot in preflight or in the air. */
      flights: {
        _id: components['schemas']['Id']
        /** @example Flight 1 */
        name: string
        missionId: components['schemas']['Id']
        status: components['schemas']['FlightStatus']
      }[]
      /** @description Why the pilot should not fly the requested flight; empty without `flightId`. */
      problems: components['schemas']['PilotProblem'][]
      version: components['schemas']['Version']
    }
    /** @description Why a pilot should not fly a flight. */
    PilotProblem: {
      /**
       * @example licence-expired
       * @enum {string}
       */
      kind: 'licence-expired' | 'other-flight'
      /**
       * @description The licence or the other flight.
       * @example EU A2
       */
      name: string
      /**
       * @description The day on which the licence expires, or the start of the other flight.
       * @example 2026-01-31
       */
      at: string
      flightId?: components['schemas']['Id']
    }
    SameViewPhoto: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      /** @example Harbour survey */
      missionName: string
      /** @example DJI_0018.JPG */
      name: string
      takenAt: components['schemas']['Time']
      /**
       * @description As for a photo.
       * @example true
       */
      localTime: boolean
      /**
       * @description Metres between the positions.
       * @example 3.4
       */
      distance: number
      /**
       * @description Degrees between the directions; null if one of them is unknown, and for 360° photos.
       * @example 4.1
       */
      angle: number | null
      /**
       * @description Degrees clockwise by which this photo must be turned to lie as the other, if both look straight down; otherwise null.
       * @example 178.2
       */
      turn: number | null
      panorama: components['schemas']['Panorama']
    }
    /** @description Of a 360° photo: the part of the sphere that the picture shows, in pixels of the whole sphere. Null or missing for other photos. */
    Panorama: {
      fullWidth: components['schemas']['PanoramaPixels']
      fullHeight: components['schemas']['PanoramaPixels']
      left: components['schemas']['PanoramaPixels']
      top: components['schemas']['PanoramaPixels']
      width: components['schemas']['PanoramaPixels']
      height: components['schemas']['PanoramaPixels']
      /**
       * @description Degrees clockwise from north of the centre of the sphere.
       * @example 95
       */
      heading: number | null
    } | null
    /** @example 8192 */
    PanoramaPixels: number
    PhotoPoint: {
      folder?: components['schemas']['PhotoFolder']
      _id: components['schemas']['Id']
      /** @example DJI_0018.JPG */
      name: string
      state: components['schemas']['PhotoState']
      location: {
        /** @example 46.8426 */
        lat: number
        /** @example -91.9946 */
        long: number
      } | null
      /** @example 45 */
      yaw: number | null
      /**
       * @description Whether it is proposed for rejection.
       * @example false
       */
      proposed: boolean
      /** @example true */
      imported: boolean
      /** @example true */
      hasPicture: boolean
      flightId: components['schemas']['MaybeId']
      /** @description Only in replies with footprints. */
      footprint?: components['schemas']['PhotoFootprint']
    }
    /**
     * @description Folder from which the photo was uploaded, such as that on the card of the drone; empty without one.
     * @example DCIM/100MEDIA
     */
    PhotoFolder: string
    /**
     * @description Estimated corners on the ground, from the upper left one clockwise.
     * @example [
     *       {
     *         "lat": 46.8426,
     *         "long": -91.9952
     *       },
     *       {
     *         "lat": 46.8431,
     *         "long": -91.9946
     *       },
     *       {
     *         "lat": 46.8426,
     *         "long": -91.9939
     *       },
     *       {
     *         "lat": 46.8421,
     *         "long": -91.9945
     *       }
     *     ]
     */
    PhotoFootprint: components['schemas']['Coordinates'][] | null
    Photo: {
      _id: components['schemas']['Id']
      folder?: components['schemas']['PhotoFolder']
      missionId: components['schemas']['Id']
      /** @example DJI_0018.JPG */
      name: string
      /** @example image/jpeg */
      mediaType: string
      /** @example 4024770 */
      size: number
      state: components['schemas']['PhotoState']
      /**
       * @description Whether the job has read the file.
       * @example true
       */
      imported: boolean
      /**
       * @description Why the photo should be rejected, by comparison with the others.
       * @example null
       */
      proposal: string | null
      /**
       * @description Why the photo is rejected, a duplicate or unreadable.
       * @example null
       */
      reason: string | null
      /** @description Errors in the metadata of the file. */
      notes: string[]
      takenAt: components['schemas']['MaybeTime']
      /**
       * @description The time is the clock of the camera in an unknown zone, written as if it were UTC.
       * @example true
       */
      localTime: boolean
      location: {
        /** @example 46.8426 */
        lat: number
        /** @example -91.9946 */
        long: number
      } | null
      /**
       * @description Whether a user has placed it; otherwise the position is that of the file.
       * @example false
       */
      isPlaced: boolean
      /** @example 4000 */
      width: number | null
      /** @example 2250 */
      height: number | null
      facts: components['schemas']['PhotoFacts']
      footprint: components['schemas']['PhotoFootprint']
      /**
       * @description Metres by which a corner of the footprint may be off.
       * @example 4.2
       */
      uncertainty: number | null
      ground: components['schemas']['Ground']
      /**
       * @description Whether there are a thumbnail and a preview.
       * @example true
       */
      hasPicture: boolean
      /**
       * @description The kind of thermal data in the file; null without, and for clients.
       * @example null
       * @enum {string|null}
       */
      thermal: 'flir' | 'tiff' | 'dji' | null
      /** @description The feature that the photo is assigned to, if it exists. */
      feature: {
        layerId: components['schemas']['Id']
        /** @example Poles */
        layerName: string
        index: components['schemas']['FeatureIndex']
      } | null
      flightId: components['schemas']['MaybeId']
      /** @description Null without a flight, and for clients. */
      flight: {
        _id: components['schemas']['Id']
        /** @example Morning flight */
        name: string
      } | null
      /**
       * @description Whether clients of the mission see it.
       * @example false
       */
      clientVisible: boolean
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
    }
    /** @description Metadata of the file; null before the import. Heights in metres, angles in degrees. */
    PhotoFacts: {
      /** @example DJI */
      make: string | null
      /** @example FC300S */
      model: string | null
      altitude: components['schemas']['MaybeNumber']
      relativeAltitude: components['schemas']['MaybeNumber']
      focalLength: components['schemas']['MaybeNumber']
      focalLength35: components['schemas']['MaybeNumber']
      fNumber: components['schemas']['MaybeNumber']
      exposureTime: components['schemas']['MaybeNumber']
      /** @example 100 */
      iso: number | null
      /**
       * @example gps
       * @enum {string|null}
       */
      positionSource: 'gps' | 'rtk' | null
      accuracy: components['schemas']['MaybeNumber']
      gimbal: components['schemas']['CameraAngles']
      flight: components['schemas']['CameraAngles']
      panorama?: components['schemas']['Panorama']
    } | null
    /** @description The elevation layer that the area was computed with; null for flat ground at the height of the take-off point. */
    Ground: {
      /** @description Null for those who do not see the layer. */
      layerId: components['schemas']['MaybeId']
      /** @example Surface model */
      layerName: string | null
    } | null
    /** @example 39.8 */
    MaybeNumber: number | null
    CameraAngles: {
      yaw: components['schemas']['MaybeNumber']
      pitch: components['schemas']['MaybeNumber']
      roll: components['schemas']['MaybeNumber']
    }
    PhonePosition: {
      _id: components['schemas']['Id']
      name: components['schemas']['PhoneLabel']
      /** @example Chris Client */
      ownerName: string
      missionId: components['schemas']['Id']
      /** @example Harbour survey */
      missionName: string
      /** @example 46.78 */
      lat: number
      /** @example -92.1 */
      long: number
      /** @example 8 */
      accuracy: number | null
      /** @description When it began to share its position. */
      since: components['schemas']['Time']
      at: components['schemas']['Time']
    }
    /** @example Chrome on Android */
    PhoneLabel: string
    DeletedOutcome: {
      _id: components['schemas']['Id']
      /** @example Gate 4 */
      locationName: string
      createdAt: components['schemas']['Time']
      deletedAt: components['schemas']['Time']
      deletedBy?: components['schemas']['Author']
    }
    /**
     * @description How many people the picture shows; null when unknown.
     * @example 2
     */
    PeopleCount: number | null
    Outcome: {
      _id: components['schemas']['Id']
      /**
       * @description Path of the picture.
       * @example /apis/v1/outcome/picture/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
       */
      image: string
      missionId: {
        _id: components['schemas']['Id']
        /** @example Harbour survey */
        name: string
      }
      flightId: {
        _id: components['schemas']['Id']
        /** @example Flight 1 */
        name: string
      } | null
      pcount: components['schemas']['PeopleCount']
      note: components['schemas']['OutcomeNote']
      /** @description When the picture was taken, by the clock of its recording or photo; null when unknown. */
      takenAt: components['schemas']['MaybeTime']
      /**
       * @description Whether the time is counted from the start that a video file states, which nobody has verified. Many cameras write their
       *     local time as if it were UTC.
       * @example false
       */
      isTimeOfFile: boolean
      /**
       * @description Place of the mission when the outcome was created; empty when it had none.
       * @example Gate 4
       */
      locationName: string
      location: {
        /** @example 46.78 */
        lat: number
        /** @example -92.1 */
        long: number
      } | null
      recordingId: components['schemas']['MaybeId']
      photoId: components['schemas']['MaybeId']
      /**
       * @description Moment in the recording, in milliseconds from its start.
       * @example 12350
       */
      atMs: number | null
      /**
       * @description Whether clients of the mission see it.
       * @example false
       */
      clientVisible: boolean
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    /**
     * @example standard
     * @enum {string}
     */
    OrthomosaicPreset: 'fast' | 'standard' | 'high' | 'elevation'
    OrthomosaicOption: {
      /** @example dsm */
      name: string
      /** @example true */
      value: string | number | boolean
    }
    Orthomosaic: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      /** @example Beach */
      name: string
      preset: components['schemas']['OrthomosaicPreset']
      status: components['schemas']['OrthomosaicStatus']
      /**
       * @description Of sending the photos, or of the computation.
       * @example 0.4
       */
      progress: number
      /** @example 240 */
      photos: number
      /** @example 240 */
      sentPhotos: number
      /**
       * @description It waits for other tasks of the processing server.
       * @example false
       */
      queued: boolean
      /**
       * @description Why it failed, or why it waits.
       * @example null
       */
      message: string | null
      /** @description The last lines of the log. */
      log: string[]
      results: components['schemas']['OrthomosaicResult'][]
      /** @description Results that the options ask for and that the processing server did not send; none until it is completed. */
      missing: ('orthophoto' | 'dsm' | 'dtm')[]
      /**
       * @description Size of the point cloud; null if there is none.
       * @example 48211034
       */
      pointCloudBytes: number | null
      createdAt: components['schemas']['Time']
      endedAt: components['schemas']['MaybeTime']
    }
    /**
     * @example processing
     * @enum {string}
     */
    OrthomosaicStatus: 'sending' | 'processing' | 'storing' | 'completed' | 'failed' | 'cancelled'
    OrthomosaicResult: {
      /**
       * @example orthophoto
       * @enum {string}
       */
      what: 'orthophoto' | 'dsm' | 'dtm' | 'contours' | 'report' | 'cameras'
      /** @description The layer, or the document for report and cameras. */
      _id: components['schemas']['Id']
    }
    /** @example 1 */
    Count: number
    DeletedMission: {
      _id: components['schemas']['Id']
      /** @example Harbour survey */
      name: string
      deletedAt: components['schemas']['Time']
      /**
       * @description Number of held recordings. While there are any, the mission stays in the trash and can be restored.
       * @example 0
       */
      heldRecordings: number
      /**
       * @description Number of evidence cases with items. While there are any, the mission stays in the trash and can be restored.
       * @example 0
       */
      evidenceCases: number
    }
    MissionType: {
      _id: components['schemas']['Id']
      /** @example Survey */
      name: string
      version: components['schemas']['Version']
    }
    MissionTypeCount: {
      _id: components['schemas']['Id']
      /** @example Survey */
      name: string
      version: components['schemas']['Version']
      /** @example 12 */
      missions: number
    }
    MissionFeature: {
      /**
       * @example Feature
       * @enum {string}
       */
      type: 'Feature'
      geometry: {
        /**
         * @example Point
         * @enum {string}
         */
        type: 'Point'
        coordinates: components['schemas']['Position']
      }
      properties: {
        _id: components['schemas']['Id']
        /** @example Harbour survey */
        name: string
        status: components['schemas']['MissionStatus']
        /** @example Brighton Beach */
        locationName?: string
      }
    }
    SelectedMissionIds: components['schemas']['Id'][]
    Mission: {
      _id: components['schemas']['Id']
      /** @example Harbour survey */
      name: string
      /** @example Quay walls after the storm */
      description: string
      status: components['schemas']['MissionStatus']
      /** @description The statuses that the mission can change to. */
      nextStatuses: components['schemas']['MissionStatus'][]
      location?: components['schemas']['MissionPlace']
      missionType?: components['schemas']['MissionTypeName']
      scheduledAt?: components['schemas']['MaybeTime']
      startedAt?: components['schemas']['MaybeTime']
      /** @description When it was completed or cancelled. */
      endedAt?: components['schemas']['MaybeTime']
      /** @example false */
      archived: boolean
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    MissionPlace: {
      _id: components['schemas']['Id']
      /** @example Brighton Beach */
      name: string
      location: components['schemas']['Coordinates']
    }
    MissionTypeName: {
      _id: components['schemas']['Id']
      /** @example Survey */
      name: string
    }
    AssetModel: {
      _id: components['schemas']['Id']
      /** @example Kite 4 */
      name: string
      manufacturer: components['schemas']['NameOfRecord']
      class: components['schemas']['NameOfRecord']
      version: components['schemas']['Version']
    }
    NameOfRecord: {
      _id: components['schemas']['Id']
      /** @example Northwind */
      name: string
    }
    /** @example https://www.example.com */
    Website: string
    Manufacturer: {
      _id: components['schemas']['Id']
      /** @example Northwind */
      name: string
      website: components['schemas']['Website']
      version: components['schemas']['Version']
    }
    MaintenanceCost: {
      /**
       * @description In minor units of the currency, such as paise or cents.
       * @example 12550
       */
      amount: number
      currency: components['schemas']['Currency']
    }
    MaintenancePart: {
      /** @example Propeller pair */
      name: string
      /** @example P-1345 */
      number?: string
      /** @example 2 */
      quantity: number
    }
    /**
     * @description ISO 4217 code.
     * @example INR
     */
    Currency: string
    MaintenanceRecord: {
      _id: components['schemas']['Id']
      assetId: components['schemas']['Id']
      /** @example 50-hour service */
      name: string
      /** @example  */
      details: string
      /** @example Tia Technician */
      person: string
      /** @example 2026-01-31 */
      doneOn: string
      /** @example 50.5 */
      hours: number
      /** @example 200 */
      flights: number
      /** @example 200 */
      cycles: number
      /** @example null */
      hoursAfter: number | null
      /** @example null */
      flightsAfter: number | null
      /** @example null */
      cyclesAfter: number | null
      /** @example null */
      cost: components['schemas']['MaintenanceCost'] | null
      rules: components['schemas']['NameOfRecord'][]
      parts: components['schemas']['MaintenancePart'][]
      /** @example null */
      firmware: string | null
      /** @example null */
      health: number | null
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    MaintenanceTotal: {
      /**
       * @description In minor units of the currency.
       * @example 12550
       */
      amount: number
      currency: components['schemas']['Currency']
    }
    ExpiringAssetFile: {
      fileId: components['schemas']['Id']
      /** @example Insurance.pdf */
      name: string
      assetId: components['schemas']['Id']
      /** @example Kite 1 */
      asset: string
      /** @example 2026-12-01 */
      on: string
    }
    MaintenanceDue: {
      assetId: components['schemas']['Id']
      /** @example Kite 1 */
      asset: string
      /** @example K4-0001 */
      serial: string
      ruleId: components['schemas']['Id']
      /** @example 50-hour service */
      rule: string
      /**
       * @description Today for what is due by its use already.
       * @example 2026-12-01
       */
      on: string
      /**
       * @description The day follows from hours, flights or cycles at the use of the last 90 days. Without such use there is no day, and the rule is not listed.
       * @example true
       */
      isEstimated: boolean
      state: components['schemas']['MaintenanceState']
      /** @example true */
      grounds: boolean
    }
    /**
     * @example ok
     * @enum {string}
     */
    MaintenanceState: 'ok' | 'due_soon' | 'overdue'
    /** @description The rule whose interval has passed furthest. */
    AssetDue: {
      ruleId: components['schemas']['Id']
      /** @example 50-hour service */
      name: string
      state: components['schemas']['MaintenanceState']
      /**
       * @description Part of the interval that has passed, 1 at its end.
       * @example 0.4
       */
      part: number
      /** @example 120 */
      daysLeft: number | null
      /** @example 12.5 */
      hoursLeft: number | null
      /** @example 12 */
      flightsLeft: number | null
      /** @example null */
      cyclesLeft: number | null
      /**
       * @description Whether the asset must not fly when it is overdue.
       * @example true
       */
      grounds: boolean
    }
    MaintenanceRule: {
      _id: components['schemas']['Id']
      /** @example 50-hour service */
      name: string
      class: components['schemas']['NameOfRecord']
      /** @example null */
      model: components['schemas']['NameOfRecord'] | null
      /** @example null */
      asset: components['schemas']['AssetOfRule'] | null
      /** @example 180 */
      everyDays: number | null
      /** @example 50 */
      everyHours: number | null
      /** @example 200 */
      everyFlights: number | null
      /** @example null */
      everyCycles: number | null
      /**
       * @description The asset is due soon in this last part of the interval.
       * @example 10
       */
      warnPercent: number
      /**
       * @description Whether an overdue asset must not fly.
       * @example true
       */
      grounds: boolean
      version: components['schemas']['Version']
    }
    AssetOfRule: {
      _id: components['schemas']['Id']
      /** @example Kite 1 */
      name: string
    }
    DeletedLocation: {
      _id: components['schemas']['Id']
      /** @example Brighton Beach */
      name: string
      deletedAt: components['schemas']['Time']
    }
    Location: {
      _id: components['schemas']['Id']
      /** @example Brighton Beach */
      name: string
      location: components['schemas']['Coordinates']
      version: components['schemas']['Version']
    }
    Place: {
      /** @example Brighton Beach, Duluth, Minnesota, United States */
      name: string
      location: components['schemas']['Coordinates']
    }
    ListedLocation: {
      _id: components['schemas']['Id']
      /** @example Brighton Beach */
      name: string
      location: components['schemas']['Coordinates']
      version: components['schemas']['Version']
      /**
       * @description Missions at this location, archived ones included.
       * @example 3
       */
      missionCount: number
    }
    Measurement: {
      /**
       * @example volume
       * @enum {string}
       */
      kind: 'area' | 'profile' | 'volume'
      /**
       * @description The raster has no data there.
       * @example false
       */
      empty: boolean
      area?: {
        /**
         * @description Area with data in square metres.
         * @example 1200.5
         */
        area: number
        /** @example 1200 */
        pixels: number
        /** @example 1 */
        min: number
        /** @example 9 */
        max: number
        /** @example 4.5 */
        mean: number
        /** @example 1.5 */
        stddev: number
      }
      profile?: {
        /** @example 46.78 */
        lat: number
        /** @example -92.1 */
        long: number
        /**
         * @description Metres from the start.
         * @example 10
         */
        distance: number
        /** @example 182.1 */
        value: number | null
      }[]
      /** @description Of a profile. Of all cells of the raster that the line crosses, however many points are returned. */
      extremes?: {
        /** @example 168.2 */
        lowest: number
        /** @example 182.1 */
        highest: number
        /**
         * @description Crossed cells with data.
         * @example 315
         */
        cells: number
        /**
         * @description False for a line of more than a million cells, for which a coarser copy of the raster is read.
         * @example true
         */
        isExact: boolean
      }
      volume?: {
        /**
         * @description Volume above the base in cubic metres.
         * @example 100
         */
        cut: number
        /**
         * @description Volume missing below the base in cubic metres.
         * @example 4
         */
        fill: number
        /**
         * @description Area in square metres.
         * @example 200
         */
        area: number
        /** @example 182 */
        baseHeight: number
      }
    }
    RasterDetails: {
      kind: components['schemas']['RasterKind']
      /** @description The kind that the import derived from the file. */
      detectedKind?: components['schemas']['RasterKind']
      /** @description The kinds that a user can choose. */
      kinds: components['schemas']['RasterKind'][]
      /**
       * @description Whether a value can mark the pixels without data.
       * @example true
       */
      canSetNodata: boolean
      /**
       * @description Value of pixels without data.
       * @example null
       */
      nodata: number | null
      /**
       * @description Whether a user chose that value.
       * @example false
       */
      nodataChosen: boolean
      /**
       * @description Whether a user chose to treat all pixels as data.
       * @example false
       */
      ignoresNodata: boolean
      /**
       * @description Whether a user chose to keep the values as they are stored.
       * @example false
       */
      ignoresScaling: boolean
      heights?: components['schemas']['RasterHeights']
      proposedNodata?: components['schemas']['ProposedNodata']
      /** @example 7074 */
      width: number
      /** @example 6181 */
      height: number
      crs: {
        /** @example WGS 84 / UTM zone 15N */
        name: string
        /** @example 32615 */
        epsg?: number
        /**
         * @description What tells the system: the file, a user, or nothing, because a user placed the corners on the map.
         * @example file
         * @enum {string}
         */
        origin: 'file' | 'chosen' | 'corners'
      }
      /**
       * @description Whether the file has coordinates, for which a user can choose another coordinate system.
       * @example true
       */
      canChooseSystem: boolean
      /**
       * @description The position may be off by decimetres or metres, because a datum grid is missing.
       * @example false
       */
      approximateDatum: boolean
      /** @example false */
      approximateStatistics: boolean
      /** @example 0.02 */
      gsd: number
      bounds: components['schemas']['Bounds']
      footprint: components['schemas']['Geometry']
      /** @example true */
      hasAlpha: boolean
      /**
       * @description Whether a user can state that the last band of the file marks transparent pixels.
       * @example true
       */
      canMarkAlpha: boolean
      /**
       * @description What tells whether the last band marks transparent pixels, if the file does not: its values, which are fully transparent or
       *     fully opaque and hide one colour, or a user.
       * @example values
       * @enum {string}
       */
      alphaOrigin?: 'values' | 'chosen'
      bands: components['schemas']['RasterBand'][]
      /** @description The classes that occur in a raster with a palette. Its only band holds their numbers. */
      classes?: components['schemas']['RasterClass'][]
      formulas: string[]
      /** @description Values at the requested point, one for each band; null where the raster has no data. */
      values?: (number | null)[] | null
    }
    /**
     * @description What the values are. `single` is one band whose meaning is unknown.
     * @example elevation
     * @enum {string}
     */
    RasterKind: 'rgb' | 'rgba' | 'palette' | 'multispectral' | 'elevation' | 'index' | 'radar' | 'single'
    /** @description What the heights in the file of an elevation model were taken for. All replies have heights in metres. */
    RasterHeights: {
      unit: components['schemas']['HeightUnit']
      /**
       * @description The unit of the band, the height axis of the coordinate system, a user, or nothing: the file does not state the unit.
       * @example system
       * @enum {string}
       */
      origin: 'band' | 'system' | 'chosen' | 'assumed'
      /** @description Unit of the horizontal axes, which the heights probably have too. Absent if the file states the unit. */
      proposed?: components['schemas']['HeightUnit']
    }
    /** @description A value that probably marks pixels without data, although the file does not say so. */
    ProposedNodata: {
      /** @example -32767 */
      value: number
      /**
       * @description Share of all pixels.
       * @example 0.29
       */
      share: number
    }
    /**
     * @description West, south, east and north in degrees. West is greater than east where the box crosses the antimeridian.
     * @example [
     *       -92.2,
     *       46.7,
     *       -92,
     *       46.8
     *     ]
     */
    Bounds: number[]
    RasterBand: {
      /** @example Red */
      name: string
      /**
       * @description Unit of the values, as the file names it.
       * @example dB
       */
      unit?: string
      /**
       * @example red
       * @enum {string}
       */
      role?: 'red' | 'green' | 'blue' | 'nir' | 'rededge' | 'thermal'
      /**
       * @description What tells the role: the name of the band, its wavelength, its colour, the camera, or a user. Absent if nothing does, and
       *     for imports of earlier versions, which assumed roles by the order of the bands.
       * @example name
       * @enum {string}
       */
      roleOrigin?: 'name' | 'wavelength' | 'colour' | 'camera' | 'chosen'
      /**
       * @description How the file stores values, as it declares: value = stored * scale + offset. Statistics and values are converted,
       *     unless `ignoresScaling` is true.
       */
      scaling?: {
        /** @example 0.01 */
        scale: number
        /** @example 400 */
        offset: number
      }
      /** @example 0 */
      min: number
      /** @example 255 */
      max: number
      /** @example 120.5 */
      mean: number
      /** @example 30.1 */
      stddev: number
      /** @example 12 */
      p2: number
      /** @example 240 */
      p98: number
      /** @description Counts of values in equal steps from min to max. */
      histogram: number[]
    }
    RasterClass: {
      /**
       * @description Number of the class in the file.
       * @example 3
       */
      value: number
      /** @example Forest */
      name?: string
      /** @example #267300 */
      color: string
      /**
       * @description Share of the pixels with data.
       * @example 0.31
       */
      share: number
    }
    /**
     * @description `ft` is the international foot of 0.3048 m, `us-ft` the US survey foot of 1200/3937 m.
     * @example us-ft
     * @enum {string}
     */
    HeightUnit: 'm' | 'ft' | 'us-ft' | 'cm' | 'mm'
    /** @example #0958d9 */
    Color: string
    DeletedLayer: {
      _id: components['schemas']['Id']
      /** @example Plots */
      name: string
      kind: components['schemas']['LayerKind']
      deletedAt: components['schemas']['Time']
      deletedBy?: components['schemas']['Author']
    }
    /**
     * @description Styling of a raster for all users, with the parameters of tile addresses.
     * @example {
     *       "formula": "NDVI"
     *     }
     */
    RasterStyle: {
      /** @example 1,2,3 */
      bands?: string
      /** @example NDVI */
      formula?: string
      /** @example 0,1 */
      rescale?: string
      /** @example viridis */
      colormap?: string
      /** @example false */
      hillshade?: string
      /** @example bilinear */
      resampling?: string
    }
    CoordinateSystem: {
      /** @example 25832 */
      epsg: number
      /** @example ETRS89 / UTM zone 32N */
      name: string
      /**
       * @description Whether it was chosen for another file of the mission.
       * @example false
       */
      isUsed: boolean
      /**
       * @description Where the file would be, to about 200 m: west, south, east and north in degrees. Null where the system has no such
       *     place, or the extent of the file is unknown.
       * @example [
       *       8.8017,
       *       53.0785,
       *       8.8032,
       *       53.0794
       *     ]
       */
      bounds: number[] | null
      /**
       * @description Metres from the location of the mission to where the file would be.
       * @example 120
       */
      distance: number | null
    }
    Layer: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      groupId?: components['schemas']['MaybeId']
      /** @example Plots */
      name: string
      kind: components['schemas']['LayerKind']
      status: components['schemas']['LayerStatus']
      /**
       * @description Why the import failed, or its current step.
       * @example null
       */
      message?: string | null
      /**
       * @description The import failed because of the file itself, so that a retry cannot succeed.
       * @example false
       */
      fileRejected?: boolean
      /**
       * @description The file has coordinates, but names no coordinate system, or one that places it where no map is. It can be chosen.
       * @example false
       */
      needsCoordinateSystem?: boolean
      /**
       * @description EPSG code of the coordinate system that a user chose for the file.
       * @example null
       */
      epsg?: number | null
      /**
       * @description Encoding of the texts of a vector file that a user chose. Without it, the file and its texts tell.
       * @example null
       */
      textEncoding?: string | null
      /**
       * @description Progress of the import.
       * @example 1
       */
      progress?: number
      /** @description Job of the last import. */
      jobId?: components['schemas']['MaybeId']
      /** @example true */
      visible: boolean
      /**
       * @description Whether clients that the mission is linked to see the layer.
       * @example false
       */
      clientVisible: boolean
      /** @example 1 */
      opacity: number
      color: components['schemas']['Color']
      /** @example plot */
      labelField?: string | null
      capturedAt?: components['schemas']['MaybeTime']
      /** @example false */
      flagged: boolean
      /** @example null */
      flagNote?: string | null
      /**
       * @description Whether its areas are fences; false for clients.
       * @example false
       */
      fence: boolean
      bounds?: components['schemas']['Bounds']
      fields: components['schemas']['Field'][]
      /** @example 120 */
      featureCount: number
      shapes?: components['schemas']['Shapes']
      report?: components['schemas']['ImportReport']
      raster?: components['schemas']['RasterSummary']
      rasterStyle?: components['schemas']['RasterStyle']
      source?: components['schemas']['LayerSource']
      /**
       * @description Where a photo without a georeference probably lies, from its GPS position, height, direction and focal length:
       *     upper left, upper right, lower right and lower left corner.
       * @example [
       *       {
       *         "lat": 46.8431,
       *         "long": -91.9947
       *       },
       *       {
       *         "lat": 46.843,
       *         "long": -91.9939
       *       },
       *       {
       *         "lat": 46.8425,
       *         "long": -91.9939
       *       },
       *       {
       *         "lat": 46.8425,
       *         "long": -91.9947
       *       }
       *     ]
       */
      proposedCorners?: components['schemas']['Coordinates'][]
      dataVersion: components['schemas']['Version']
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
      /** @description The user whose drawings this layer receives; null for other layers. */
      drawingOf?: components['schemas']['MaybeId']
    }
    Field: {
      /** @example plot */
      name: string
      /**
       * @example text
       * @enum {string}
       */
      type: 'text' | 'number' | 'boolean'
    }
    /** @description Types of geometry in a vector layer. */
    Shapes: ('point' | 'line' | 'polygon')[]
    ImportReport: {
      /** @example 12 */
      read: number
      /** @example 10 */
      kept: number
      skipped: components['schemas']['ReportLine'][]
      changed: components['schemas']['ReportLine'][]
    }
    RasterSummary: {
      kind: components['schemas']['RasterKind']
      /**
       * @description Ground sampling distance in metres per pixel.
       * @example 0.03
       */
      gsd: number
      nativeZoom: components['schemas']['RasterZoom']
      /** @example 3 */
      bandCount: number
      formulas: string[]
      /**
       * @description Tile address in the layer's own style, with the placeholders {z}, {x} and {y}.
       * @example /apis/v1/tiles/raster/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301/{z}/{x}/{y}?v=1
       */
      tileUrl: string
      /** @description Absent once a user has answered. */
      proposedNodata?: components['schemas']['ProposedNodata']
      heights?: components['schemas']['RasterHeights']
      /**
       * @description Nothing tells what its bands are. No index is offered until a user states it.
       * @example true
       */
      asksForRoles?: boolean
    }
    /** @description The source file of the layer. */
    LayerSource: {
      /** @example plots.kml */
      name: string
      /** @example 12000 */
      size: number
      /** @example kml */
      kind: string
    }
    ReportLine: {
      /** @example The coordinates are not numbers */
      reason: string
      /** @example 2 */
      count: number
      examples: string[]
    }
    LayerGroup: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      /** @example 12 March */
      name: string
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
    }
    Job: {
      _id: components['schemas']['Id']
      /** @example layer-import */
      kind: string
      /** @example ortho.tif */
      title: string
      about?: components['schemas']['JobSubject']
      status: components['schemas']['JobStatus']
      /** @example 0.4 */
      progress: number
      /**
       * @description The current step, or why the job failed.
       * @example Reading the file
       */
      message: string | null
      /**
       * @description The result. Its fields depend on the kind of job.
       * @example {
       *       "layerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
       *     }
       */
      result?: {
        [key: string]: unknown
      }
      /** @example 1 */
      attempts: number
      startedBy?: components['schemas']['Author']
      createdAt: components['schemas']['Time']
      startedAt: components['schemas']['MaybeTime']
      endedAt: components['schemas']['MaybeTime']
    }
    /** @description The record that the job is about. */
    JobSubject: {
      /** @example Layer */
      entity: string
      _id: components['schemas']['Id']
    }
    /**
     * @example running
     * @enum {string}
     */
    JobStatus: 'queued' | 'running' | 'failed' | 'completed' | 'cancelled'
    FootageMoment: {
      recordingId: components['schemas']['MaybeId']
      photoId: components['schemas']['MaybeId']
      /** @example DJI_0042.MP4 */
      name: string
      missionId: components['schemas']['Id']
      /** @example Harbour survey */
      missionName: string
      flightId: components['schemas']['MaybeId']
      /** @description First second that shows the place; null for a photo without a time. */
      from: components['schemas']['MaybeTime']
      /** @description Last second that shows the place. */
      until: components['schemas']['MaybeTime']
      /** @description The second that shows the place best. */
      bestAt: components['schemas']['MaybeTime']
      /**
       * @description The second that shows the place best, in milliseconds since the start of the recording; null for photos.
       * @example 15000
       */
      momentMs: number | null
      /**
       * @description The times are those of a camera in an unknown time zone, as if they were UTC.
       * @example false
       */
      isLocalTime: boolean
      /**
       * @description Metres from the camera to the place.
       * @example 52.1
       */
      distance: number
      /**
       * @description Resolution at the place.
       * @example 0.03
       */
      metresPerPixel: number
      /**
       * @description Degrees from straight down.
       * @example 12
       */
      offNadir: number
      /**
       * @description 1 in the middle of the picture, 0 at its edge.
       * @example 0.8
       */
      centredness: number
      /**
       * @description Quality of the view.
       * @example 0.6
       */
      score: number
      /**
       * @description Direction or angle of view are assumed, because the telemetry lacks them.
       * @example false
       */
      isAssumed: boolean
      /**
       * @description Metres by which the area on the ground may be off.
       * @example 4.2
       */
      uncertainty: number
      /**
       * @description Corners on the ground at the best second.
       * @example [
       *       {
       *         "lat": 46.7802,
       *         "long": -92.1004
       *       },
       *       {
       *         "lat": 46.7802,
       *         "long": -92.0996
       *       },
       *       {
       *         "lat": 46.7798,
       *         "long": -92.0996
       *       },
       *       {
       *         "lat": 46.7798,
       *         "long": -92.1004
       *       }
       *     ]
       */
      footprint: components['schemas']['Coordinates'][]
      ground: components['schemas']['Ground']
      /** @example /apis/v1/recording/poster/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301 */
      thumbnailUrl: string | null
    }
    ChecklistItem: {
      /** @example Propellers undamaged */
      text: string
      /**
       * @description A flight cannot take off until the item has passed.
       * @example true
       */
      isBlocking: boolean
    }
    FlightLogEntry: {
      _id: components['schemas']['Id']
      flightId: components['schemas']['Id']
      at: components['schemas']['Time']
      /** @example Gusts up to 9 m/s above the ridge */
      text: string
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    DeletedFlight: {
      _id: components['schemas']['Id']
      /** @example Flight 1 */
      name: string
      deletedAt: components['schemas']['Time']
    }
    FlightCheckAnswer: {
      /** @example 1 */
      position: number
      state: components['schemas']['CheckState']
      /**
       * @description Required to override an item.
       * @example Spare battery on site
       */
      note?: string
    }
    /**
     * @description Only items that do not block can be overridden.
     * @example passed
     * @enum {string}
     */
    CheckState: 'open' | 'passed' | 'overridden'
    /**
     * @description Why the pilot flies despite an expired licence or another flight at the time. Recorded.
     * @example Licence renewed, confirmation follows by post
     */
    OverrideReason: string
    FlightAsset: {
      _id: components['schemas']['Id']
      /** @example Kite 1 */
      name: string
      /** @example K4-0001 */
      serial: string
      role: components['schemas']['AssetRole']
      status: components['schemas']['AssetStatus']
      /** @example null */
      due: components['schemas']['AssetDue'] | null
      /**
       * @description A battery with many cycles or little health left.
       * @example false
       */
      isAgeing: boolean
      /** @description Empty once the flight has taken off. */
      problems: components['schemas']['AssetProblem'][]
      /** @example null */
      overrideReason: string | null
    }
    /**
     * @example drone
     * @enum {string}
     */
    AssetRole: 'drone' | 'battery' | 'payload'
    /** @description Why an asset should not be on a flight. */
    AssetProblem: {
      /**
       * @example overdue
       * @enum {string}
       */
      kind: 'grounded' | 'overdue' | 'in-maintenance' | 'retired' | 'deleted' | 'other-flight'
      /**
       * @description The reason, the rule or the other flight.
       * @example 50-hour service
       */
      name: string
      /**
       * @description Start of the other flight.
       * @example null
       */
      at: string | null
      flightId?: components['schemas']['Id']
      /**
       * @description Whether the reason of the flight is for this problem.
       * @example false
       */
      isOverridden: boolean
    }
    AssetIds: components['schemas']['Id'][]
    /**
     * @description Why assets fly that are grounded or overdue. Needs the permission to edit assets. It applies to what is wrong with them now; another problem needs a reason again.
     * @example Ferry flight to the workshop
     */
    AssetOverrideReason: string
    /** @example Flight 1 */
    FlightName: string
    /**
     * @description Payload that is no asset, as text. Kept for flights that have it and for organisations without payload assets; assets of the payload are in `payloadIds`.
     * @example Zenmuse L2
     */
    PayloadText: string
    Flight: {
      _id: components['schemas']['Id']
      /** @example Flight 1 */
      name: string
      mission: {
        _id: components['schemas']['Id']
        /** @example Harbour survey */
        name: string
        missionType?: components['schemas']['MissionTypeName']
      }
      status: components['schemas']['FlightStatus']
      /** @description The statuses that the caller can change the flight to. */
      nextStatuses: components['schemas']['FlightStatus'][]
      /** @example null */
      pilot: components['schemas']['FlightPilot'] | null
      /** @example null */
      overrideReason: string | null
      /** @description The drone. */
      assetId: components['schemas']['MaybeId']
      /** @description The drone, the batteries and the payload. */
      assets: components['schemas']['FlightAsset'][]
      /** @example null */
      plan: components['schemas']['FlightPlanLayer'] | null
      /** @example Zenmuse L2 */
      payload: string
      plannedStart: components['schemas']['MaybeTime']
      plannedEnd: components['schemas']['MaybeTime']
      startedAt: components['schemas']['MaybeTime']
      endedAt: components['schemas']['MaybeTime']
      /** @description The checklist, from preflight on. Absent in lists. */
      checks?: components['schemas']['FlightCheck'][]
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    FlightPilot: {
      /** @description Null when the pilot has been deleted permanently; the flight keeps the name. */
      _id: components['schemas']['MaybeId']
      /** @example Asha Rao */
      name: string
      /** @example null */
      avatar: string | null
      /** @example true */
      hasAccount: boolean
      problems: components['schemas']['PilotProblem'][]
    }
    /** @description The layer with the planned path. */
    FlightPlanLayer: {
      _id: components['schemas']['Id']
      /** @example North strip */
      name: string
    }
    FlightCheck: {
      /** @example 1 */
      position: number
      /** @example Propellers undamaged */
      text: string
      /**
       * @description The flight cannot take off until the item has passed.
       * @example true
       */
      isBlocking: boolean
      state: components['schemas']['CheckState']
      /** @example  */
      note: string
      answeredAt: components['schemas']['MaybeTime']
      answeredBy?: components['schemas']['Author']
    }
    /**
     * @description Texts, numbers and booleans by name.
     * @example {
     *       "name": "Gate"
     *     }
     */
    Attributes: {
      [key: string]: unknown
    }
    /**
     * @description Styling of the feature; null to use the styling of the layer.
     * @example {
     *       "color": "#d4380d"
     *     }
     */
    FeatureStyle: {
      color?: components['schemas']['Color']
      fill?: components['schemas']['Color']
      /**
       * @description Opacity of the fill; 0 for no fill.
       * @example 0.5
       */
      fillOpacity?: number
      /** @example 2 */
      width?: number
    } | null
    Feature: {
      /**
       * @example Feature
       * @enum {string}
       */
      type: 'Feature'
      _id?: components['schemas']['Id']
      index: components['schemas']['FeatureIndex']
      version: components['schemas']['Version']
      /** @description Not in tables. */
      geometry?: components['schemas']['Geometry']
      bounds?: components['schemas']['Bounds']
      properties: components['schemas']['Attributes']
      style?: components['schemas']['FeatureStyle']
      /**
       * @example null
       * @enum {string|null}
       */
      problem?: 'self_crossing' | null
      /** @example false */
      flagged: boolean
      /** @example null */
      flagNote?: string | null
      updatedAt?: components['schemas']['Time']
    }
    PhotoAssignment: {
      fileId: components['schemas']['Id']
      /** @example DJI_0018.JPG */
      name: string
      /** @example true */
      hasPicture: boolean
      /** @description The feature that was found; null if none was. */
      feature: {
        layerId: components['schemas']['Id']
        /** @example Poles */
        layerName: string
        index: components['schemas']['FeatureIndex']
      } | null
      /** @example 4.2 */
      metres: number | null
      /**
       * @description Whether the distance is from the middle of the area that the photo shows or from its position.
       * @example area
       * @enum {string|null}
       */
      basis: 'area' | 'position' | null
      /**
       * @description Why the photo was not assigned.
       * @example null
       */
      reason: string | null
      /**
       * @description Whether the photo still belongs to that feature.
       * @example true
       */
      isCurrent: boolean
    }
    FeatureFile: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      /**
       * @example photo
       * @enum {string}
       */
      kind: 'document' | 'photo'
      /** @example DJI_0018.JPG */
      name: string
      /** @example image/jpeg */
      mediaType: string
      /** @example 4024770 */
      size: number
      /**
       * @description Of a photo, as in its review; null for a document.
       * @example staged
       * @enum {string|null}
       */
      state: 'staged' | 'assigned' | 'unmatched' | 'rejected' | 'duplicate' | 'invalid_exif' | null
      /**
       * @description Whether a photo has been read.
       * @example true
       */
      imported: boolean
      takenAt: components['schemas']['MaybeTime']
      /**
       * @description The time is the clock of the camera in an unknown zone, written as if it were UTC.
       * @example true
       */
      localTime: boolean
      /**
       * @description Whether there are a thumbnail and a preview.
       * @example true
       */
      hasPicture: boolean
      /** @example false */
      isCover: boolean
      flightId: components['schemas']['MaybeId']
      /**
       * @description Whether clients of the mission see it.
       * @example false
       */
      clientVisible: boolean
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
    }
    /**
     * @description Milliseconds from the start of the recording.
     * @example 12000
     */
    EvidenceMs: number
    EvidenceCase: {
      _id: components['schemas']['Id']
      /** @example Break-in at the north gate */
      name: string
      /** @example Reported by the night shift */
      note: string
      missionId: components['schemas']['Id']
      /** @example Night patrol */
      missionName: string
      /**
       * @description Whether the mission is in the trash. It stays there while the case exists.
       * @example false
       */
      missionDeleted: boolean
      state: components['schemas']['EvidenceState']
      /** @description The job that freezes the case. */
      jobId: components['schemas']['MaybeId']
      /** @example 3 */
      itemCount: number
      frozenAt: components['schemas']['MaybeTime']
      /**
       * @description Of MANIFEST.sha256 in the archive.
       * @example null
       */
      manifestSha256: string | null
      /** @example null */
      archiveSize: number | null
      /** @example null */
      archiveSha256: string | null
      /** @description The key that has signed the manifest; null before the case is frozen, and in cases of older versions. */
      keyId: components['schemas']['MaybeId']
      /**
       * @description Of the manifest, base64.
       * @example null
       */
      signature: string | null
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    /**
     * @example open
     * @enum {string}
     */
    EvidenceState: 'open' | 'freezing' | 'frozen'
    EvidenceItem: {
      _id: components['schemas']['Id']
      /** @description Null after the file was deleted permanently, and for alerts and threads. */
      fileId: components['schemas']['MaybeId']
      alertId: components['schemas']['MaybeId']
      /** @description Of a report. */
      editionId: components['schemas']['MaybeId']
      /**
       * @example photo
       * @enum {string}
       */
      kind: 'document' | 'photo' | 'telemetry' | 'recording' | 'outcome' | 'alert' | 'thread' | 'report'
      /** @example DJI_0001.JPG */
      name: string
      /** @example null */
      fromMs: number | null
      /** @example null */
      untilMs: number | null
      addedAt: components['schemas']['Time']
      /**
       * @description Whether the user may not list items of this kind. Its name is empty then.
       * @example false
       */
      isWithheld: boolean
    }
    CustodyEntry: {
      at: components['schemas']['Time']
      /** @example Sam Staff */
      actor: string
      /**
       * @description IP address; empty in entries of older versions.
       * @example 192.0.2.7
       */
      address: string
      /**
       * @example add
       * @enum {string}
       */
      action: 'create' | 'add' | 'remove' | 'freeze' | 'open' | 'download' | 'delete' | 'restore'
      /** @example DJI_0001.JPG */
      target: string
    }
    /**
     * @description How many days before a document of this type expires people are warned.
     * @example 30
     */
    WarnDays: number
    DocumentType: {
      _id: components['schemas']['Id']
      /** @example Permit */
      name: string
      warnDays: components['schemas']['WarnDays']
      version: components['schemas']['Version']
    }
    MissionImage: {
      _id: components['schemas']['Id']
      /**
       * @example document
       * @enum {string}
       */
      kind: 'document' | 'photo'
      /** @example Site plan.png */
      name: string
      /** @example image/png */
      mediaType: string
      /** @example 48213 */
      size: number
      location: {
        /** @example 46.78 */
        lat: number
        /** @example -92.1 */
        long: number
      } | null
      takenAt: components['schemas']['MaybeTime']
      /**
       * @description The time is the clock of the camera in an unknown zone, written as if it were UTC.
       * @example false
       */
      localTime: boolean
      /** @example false */
      clientVisible: boolean
      createdAt: components['schemas']['Time']
    }
    ExpiringDocuments: {
      /**
       * @description Number of documents, also of missions that are not listed.
       * @example 1
       */
      count: number
      missions: {
        missionId: components['schemas']['Id']
        /** @example Harbour survey */
        missionName: string
        /**
         * @example soon
         * @enum {string}
         */
        expiry: 'soon' | 'expired'
        /** @example 1 */
        count: number
      }[]
    }
    DocumentFacet: {
      /** @example Permits/2026 */
      name: string
      /** @example 3 */
      count: number
    }
    Document: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      name: components['schemas']['DocumentName']
      /** @example application/pdf */
      mediaType: string
      /** @example 48213 */
      size: number
      preview: components['schemas']['Preview']
      type: {
        _id: components['schemas']['Id']
        /** @example Permit */
        name: string
      } | null
      tags: components['schemas']['Tags']
      folder: components['schemas']['Folder']
      /** @example Covers the harbour and the railway bridge */
      description: string
      expiresOn: components['schemas']['MaybeDate']
      expiry: components['schemas']['ExpiryState']
      /**
       * @description Whether clients of the mission see it.
       * @example false
       */
      clientVisible: boolean
      /**
       * @description Number of the current file, starting at 1.
       * @example 2
       */
      versionNumber: number
      /** @example 3 */
      pageCount: number | null
      textState: components['schemas']['TextState']
      /**
       * @description Why the text of the file cannot be searched.
       * @example null
       */
      textMessage: string | null
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      /** @description When the current file was uploaded. */
      uploadedAt: components['schemas']['Time']
      uploadedBy?: components['schemas']['Author']
      snippet?: components['schemas']['Snippet']
    }
    DocumentVersion: {
      /** @example 1 */
      number: number
      /** @example Flight permit.pdf */
      name: string
      /** @example application/pdf */
      mediaType: string
      /** @example 48213 */
      size: number
      preview: components['schemas']['Preview']
      uploadedAt: components['schemas']['Time']
      uploadedBy?: components['schemas']['Author']
    }
    /**
     * @description How the file can be shown in a browser.
     * @example pdf
     * @enum {string}
     */
    Preview: 'image' | 'pdf' | 'text' | 'none'
    /** @example Flight permit.pdf */
    DocumentName: string
    Tags: string[]
    /**
     * Format: date
     * @description Day in the form year-month-day.
     * @example 2026-12-31
     */
    MaybeDate: string | null
    /**
     * @description Whether the text of the file can be searched; none if the file has no text.
     * @example done
     * @enum {string}
     */
    TextState: 'pending' | 'done' | 'none' | 'failed'
    /** @description Text around the first match in the file. */
    Snippet: {
      /** @example 2 */
      page: number | null
      /** @example valid for the */
      before: string
      /** @example harbour */
      match: string
      /** @example until the end of the year */
      after: string
    }
    DeletedDocument: {
      _id: components['schemas']['Id']
      /** @example Flight permit.pdf */
      name: string
      folder: components['schemas']['Folder']
      deletedAt: components['schemas']['Time']
      deletedBy?: components['schemas']['Author']
    }
    SelectedDocuments: components['schemas']['Id'][]
    MissionObject: {
      _id: components['schemas']['Id']
      detectorRunId: components['schemas']['Id']
      class: components['schemas']['ClassName']
      confidence: components['schemas']['Confidence']
      state: components['schemas']['DetectionState']
      /**
       * @description Null for results in a layer.
       * @example null
       */
      photo: components['schemas']['PlacedPhoto'] | null
      /**
       * @description Null for photos.
       * @example null
       */
      layerName: string | null
      /** @description A point, on flat ground; for results in a layer, the box as a polygon. */
      geometry: components['schemas']['Geometry']
    }
    /** @example panel */
    ClassName: string
    /** @example 0.87 */
    Confidence: number
    /**
     * @example candidate
     * @enum {string}
     */
    DetectionState: 'candidate' | 'confirmed' | 'rejected'
    PlacedPhoto: {
      _id: components['schemas']['Id']
      /** @example DJI_0042.JPG */
      name: string
      /** @example true */
      hasPicture: boolean
    }
    DetectedObject: {
      _id: components['schemas']['Id']
      /**
       * @description Null for results in a layer.
       * @example null
       */
      photo: components['schemas']['ObjectPhoto'] | null
      /**
       * @description The box of a result in a layer as a polygon in degrees; null for results in photos.
       * @example null
       */
      geometry: components['schemas']['Geometry'] | null
      /**
       * @description Left, top, width and height in pixels of the upright photo, or of the grid of the layer.
       * @example [
       *       1200,
       *       800,
       *       240,
       *       160
       *     ]
       */
      box: number[]
      class: components['schemas']['ClassName']
      confidence: components['schemas']['Confidence']
      /**
       * @description Where the centre of the box is on flat ground; null without the footprint of the photo.
       * @example null
       */
      location: components['schemas']['Coordinates'] | null
      state: components['schemas']['DetectionState']
      reviewedAt: components['schemas']['MaybeTime']
      reviewedBy?: components['schemas']['Author']
    }
    ObjectPhoto: {
      _id: components['schemas']['Id']
      /** @example DJI_0042.JPG */
      name: string
      /**
       * @description Upright.
       * @example 4000
       */
      width: number
      /** @example 3000 */
      height: number
    }
    DetectorRun: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      detector: components['schemas']['DetectorName']
      modelVersion: components['schemas']['ModelVersion']
      scale: components['schemas']['DetectionScale']
      /**
       * @description The layer that was read; null for photos.
       * @example null
       */
      layer: components['schemas']['AnalysedLayer'] | null
      minConfidence: components['schemas']['Confidence']
      status: components['schemas']['AnalysisStatus']
      /**
       * @description The current step, or why it failed.
       * @example null
       */
      message: string | null
      /** @example 1 */
      progress: number
      jobId: components['schemas']['Id']
      /**
       * @description Photos, or tiles of the layer, that were looked at.
       * @example 24
       */
      photos: number
      /**
       * @description Photos that could not be.
       * @example 1
       */
      failed: number
      /** @description The first of them. */
      failures: {
        /** @example DJI_0042.JPG */
        name: string
        /** @example The picture cannot be read. */
        reason: string
      }[]
      /**
       * @description More was found than is kept.
       * @example false
       */
      isCut: boolean
      counts: {
        /** @example 3 */
        candidate: number
        /** @example 2 */
        confirmed: number
        /** @example 1 */
        rejected: number
      }
      createdAt: components['schemas']['Time']
      finishedAt: components['schemas']['MaybeTime']
      createdBy?: components['schemas']['Author']
    }
    /** @example Solar panels */
    DetectorName: string
    /**
     * @description As its owner names it. Versions of a model have the same name.
     * @example 2
     */
    ModelVersion: string
    /**
     * @description whole: photos are scaled to what the model reads. tiles: photos are also read in overlapping parts at full resolution, for small objects.
     * @example whole
     * @enum {string}
     */
    DetectionScale: 'whole' | 'tiles'
    AnalysedLayer: {
      _id: components['schemas']['Id']
      /** @example Orthomosaic of May */
      name: string
    }
    /**
     * @example completed
     * @enum {string}
     */
    AnalysisStatus: 'queued' | 'running' | 'failed' | 'completed' | 'cancelled'
    Detector: {
      _id: components['schemas']['Id']
      name: components['schemas']['DetectorName']
      modelVersion: components['schemas']['ModelVersion']
      /**
       * @description Pixels that the model reads.
       * @example 640
       */
      inputWidth: number
      /** @example 640 */
      inputHeight: number
      /**
       * @description grid for boxes that overlap, as of YOLOv8; final for boxes that the model has suppressed itself.
       * @example grid
       * @enum {string}
       */
      layout: 'grid' | 'final'
      /** @description By the number of the class; numbers where the model names none. */
      classNames: components['schemas']['ClassName'][]
      /**
       * @description Bytes.
       * @example 12800000
       */
      size: number
      /**
       * @description Whether runs can be started.
       * @example true
       */
      enabled: boolean
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    /** @example Photos of the beach */
    DataFilterName: string
    /**
     * @description Filters as parameters in the URL of the page.
     * @example search=erosion&kind=photo
     */
    DataQuery: string
    DataFilter: {
      _id: components['schemas']['Id']
      name: components['schemas']['DataFilterName']
      query: components['schemas']['DataQuery']
      version: components['schemas']['Version']
    }
    /**
     * @example photo
     * @enum {string}
     */
    DataKind: 'photo' | 'document' | 'layer' | 'flight' | 'telemetry' | 'recording' | 'outcome'
    DataItem: {
      _id: components['schemas']['Id']
      kind: components['schemas']['DataKind']
      /** @example DJI_0042.JPG */
      name: string
      /** @description When it was captured or flown; if unknown, when it was planned or added. */
      at: components['schemas']['Time']
      timeKind: components['schemas']['DataTimeKind']
      missionId: components['schemas']['Id']
      /** @example Harbour survey */
      missionName: string
      place: components['schemas']['DataPlace']
      bounds: components['schemas']['DataBounds']
      /** @example true */
      hasThumbnail: boolean
      /**
       * @description Whether it can be part of a download of several items.
       * @example true
       */
      hasFile: boolean
      /**
       * @description Bytes of its file.
       * @example 4200000
       */
      size: number | null
      /** @description Of telemetry, the flight it belongs to. */
      flightId: components['schemas']['MaybeId']
    }
    /** @example 120 */
    DataCountNumber: number
    /** @description Missions and places with the most items, and those that are filtered by. Months in UTC, the newest first. */
    DataCounts: {
      kinds: {
        kind: components['schemas']['DataKind']
        count: components['schemas']['DataCountNumber']
      }[]
      missions: components['schemas']['DataNamedCount'][]
      places: components['schemas']['DataNamedCount'][]
      months: {
        /** @example 2026-03 */
        month: string
        count: components['schemas']['DataCountNumber']
      }[]
    }
    DataNamedCount: {
      _id: components['schemas']['Id']
      /** @example Harbour survey */
      name: string
      count: components['schemas']['DataCountNumber']
    }
    /**
     * @description What `at` is. `measured`: when it was captured or flown. `clock`: the clock of its camera, whose zone is unknown, as if it were UTC. `file`: the start that a video file states and nobody has verified. `planned`: the planned start of a flight. `added`: when it was added.
     * @example measured
     * @enum {string}
     */
    DataTimeKind: 'measured' | 'clock' | 'file' | 'planned' | 'added'
    DataPlace: {
      _id: components['schemas']['Id']
      /** @example Park Point */
      name: string
      location: components['schemas']['Coordinates']
    } | null
    /**
     * @description West, south, east, north of the item; null if it has no position of its own. West is greater than east across the antimeridian.
     * @example [
     *       -92.2,
     *       46.7,
     *       -92,
     *       46.8
     *     ]
     */
    DataBounds: number[] | null
    GapFlight: {
      /**
       * @description Metres above the take-off point.
       * @example 40
       */
      height: number
      /**
       * @description Ground length of a pixel in metres.
       * @example 0.017
       */
      gsd: number
      /**
       * @description Metres per second.
       * @example 5
       */
      speed: number
      /** @example 75 */
      frontOverlap: number
      /** @example 65 */
      sideOverlap: number
      /**
       * @description In metres.
       * @example 9.6
       */
      photoDistance: number
      /**
       * @description In metres.
       * @example 24
       */
      lineDistance: number
      /** @example 24 */
      photos: number
      /**
       * @description From the first line to the last.
       * @example 480
       */
      metres: number
      /**
       * @description At that speed.
       * @example 2.4
       */
      minutes: number
      /** @example DJI FC300S */
      camera: string | null
      drone: components['schemas']['DjiDrone']
      /**
       * @description Gaps that are too small for a flight.
       * @example 1
       */
      ignored: number
      /** @description In the order of the flight; each with its start and its end. */
      lines: {
        from: components['schemas']['Coordinates']
        to: components['schemas']['Coordinates']
      }[]
    }
    /** @description Null if no photo has a known area. */
    Coverage: {
      /**
       * @description Side of a grid cell in metres.
       * @example 1
       */
      cellSize: number
      /**
       * @description Median uncertainty of the corners of the photos' areas in metres.
       * @example 4.2
       */
      uncertainty: number
      outline: components['schemas']['Geometry']
      squareMetres: components['schemas']['SquareMetres']
      /** @description Seen by at least one photo. */
      covered: components['schemas']['SquareMetres']
      fewerThan: {
        /** @example 3 */
        photos: number
        squareMetres: components['schemas']['SquareMetres']
      }[]
      classes: components['schemas']['CoverageClass'][]
      gaps: {
        /** @example 3 */
        below: number
        squareMetres: components['schemas']['SquareMetres']
        /**
         * @description Connected areas.
         * @example 2
         */
        count: number
        outline: components['schemas']['Geometry']
      }
    } | null
    /**
     * @description On the ground.
     * @example 5120
     */
    SquareMetres: number
    CoverageClass: {
      /**
       * @description Photos that see these cells.
       * @example 3
       */
      from: number
      /**
       * @description Null if there is no upper limit.
       * @example 4
       */
      to: number | null
      squareMetres: components['schemas']['SquareMetres']
      outline: components['schemas']['Geometry']
    }
    ClientMission: {
      _id: components['schemas']['Id']
      /** @example Harbour survey */
      name: string
      /** @example Quay walls after the storm */
      description: string
      status: components['schemas']['MissionStatus']
      scheduledAt: components['schemas']['MaybeTime']
      /** @example Brighton Beach */
      locationName: string | null
      shown: components['schemas']['ClientShown']
      /**
       * @description What the tenant chose to show. Null for clients, and when no client is named.
       * @example null
       */
      shows: components['schemas']['ClientShows'] | null
    }
    /** @description How many of each the client sees. */
    ClientShown: {
      /** @example 1 */
      layers: number
      /** @example 24 */
      photos: number
      /** @example 0 */
      recordings: number
      /** @example 2 */
      documents: number
      /** @example 0 */
      alerts: number
      /** @example 0 */
      outcomes: number
      /**
       * @description Streams that run now.
       * @example 0
       */
      live: number
    }
    /** @description What a client sees of a mission. */
    ClientShows: {
      /**
       * @description Layers need the mark, because drafts are layers as well.
       * @example marked
       * @enum {string}
       */
      layers: 'none' | 'marked'
      photos: components['schemas']['ShownExtent']
      recordings: components['schemas']['ShownExtent']
      documents: components['schemas']['ShownExtent']
      outcomes: components['schemas']['ShownExtent']
      alerts: components['schemas']['ShownExtent']
      /**
       * @description Only for clients that may watch live streams.
       * @example false
       */
      live: boolean
    }
    /**
     * @description `marked`: those that are marked as visible to clients. `all`: also those that are added later, except alerts about other aircraft, which need the mark.
     * @example marked
     * @enum {string}
     */
    ShownExtent: 'none' | 'marked' | 'all'
    /** @description A ClientMission with what its card in a list shows. */
    SharedMission: {
      _id: components['schemas']['Id']
      /** @example Harbour survey */
      name: string
      /** @example Quay walls after the storm */
      description: string
      status: components['schemas']['MissionStatus']
      scheduledAt: components['schemas']['MaybeTime']
      /** @example Brighton Beach */
      locationName: string | null
      shown: components['schemas']['ClientShown']
      /** @description Start of the mission, or else its schedule, or else its creation; `dateOf` says which. */
      date: components['schemas']['Time']
      /**
       * @example start
       * @enum {string}
       */
      dateOf?: 'start' | 'schedule' | 'creation'
      updatedAt: components['schemas']['Time']
      /**
       * @description Preview of the newest raster layer that the client sees, or else of its first photo. Null for none.
       * @example /apis/v1/layer/thumbnail/01938f6e-7a3b-7c21-9b1e-2f64c1d2a303?v=1
       */
      pictureUrl: string | null
    }
    /** @description What a map needs to draw it. */
    BaseMap: {
      _id: components['schemas']['Id']
      /** @example OpenStreetMap */
      name: string
      /**
       * @description A WMTS has become raster tiles.
       * @example raster
       * @enum {string}
       */
      kind: 'style' | 'raster' | 'vector' | 'pmtiles'
      url: components['schemas']['BaseMapUrl']
      layers: components['schemas']['BaseMapLayers']
      attribution: components['schemas']['BaseMapAttribution']
      minZoom: components['schemas']['BaseMapZoom']
      maxZoom: components['schemas']['BaseMapZoom']
      /**
       * @example 256
       * @enum {integer}
       */
      tileSize: 256 | 512
      /**
       * @description Shown unless the user has chosen another one.
       * @example false
       */
      isDefault: boolean
      /** @example false */
      isOfTenant: boolean
      /**
       * @description What the page's content security policy must allow.
       * @example [
       *       "https://tiles.example.com"
       *     ]
       */
      origins: string[]
    }
    /**
     * @description Address with https, or a path of this server. Tiles have {z}, {x} and {y}, a WMTS the names of its standard. In an installation's address, {key} becomes the key of the mapping service.
     * @example https://tiles.example.com/{z}/{x}/{y}.png
     */
    BaseMapUrl: string
    /**
     * @description Names of the layers in vector tiles; needed if the address is not a TileJSON.
     * @example []
     */
    BaseMapLayers: string[]
    /**
     * @description Text with links as <a href="https://…">…</a>; other markup is shown as text.
     * @example © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap contributors</a>
     */
    BaseMapAttribution: string
    /** @example 19 */
    BaseMapZoom: number
    BaseLayerVod: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      /** @example Harbour survey */
      missionName: string
      /** @description Where it came into the base layer. */
      location?: components['schemas']['Coordinates']
      /** @example DRN-07 morning */
      name: string
      /** @example 312.5 */
      seconds: number
      startedAt?: components['schemas']['MaybeTime']
      createdAt: components['schemas']['Time']
    }
    BaseLayerAlert: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      /** @example Harbour survey */
      missionName: string
      /** @example Fence breach */
      title: string
      /**
       * @example high
       * @enum {string}
       */
      severity: 'info' | 'low' | 'medium' | 'high' | 'critical'
      /**
       * @example new
       * @enum {string}
       */
      state: 'new' | 'acknowledged' | 'in_progress' | 'on_hold' | 'closed'
      location?: components['schemas']['Coordinates']
      /** @example Brighton Beach */
      locationName?: string
      createdAt: components['schemas']['Time']
    }
    DeletedBaseLayer: {
      _id: components['schemas']['Id']
      /** @example Plots 2026 */
      name: string
      deletedAt: components['schemas']['Time']
    }
    /**
     * @description Layers of missions. They must be ready.
     * @example [
     *       "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
     *     ]
     */
    PartChoice: components['schemas']['Id'][]
    BaseLayer: {
      _id: components['schemas']['Id']
      /** @example Plots 2026 */
      name: string
      /** @example From the land registry */
      description: string
      /**
       * @description The attribute that identifies features, such as a plot number.
       * @example plot
       */
      primeAttribute?: string | null
      /**
       * @description The attribute that reports group features by, such as a block.
       * @example block
       */
      groupAttribute?: string | null
      capturedAt?: components['schemas']['MaybeTime']
      /**
       * @description Visible without a session.
       * @example false
       */
      published: boolean
      publishedAt?: components['schemas']['MaybeTime']
      bounds?: components['schemas']['Bounds']
      parts: components['schemas']['BaseLayerPart'][]
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    /** @description Comparison by the identifying attribute. Without one, all features count as added and removed. */
    StagedUpdate: {
      layerId: components['schemas']['Id']
      /** @example 3 */
      added: number
      /**
       * @description In both, with another geometry or other attributes.
       * @example 4
       */
      changed: number
      /**
       * @description Missing in the update.
       * @example 1
       */
      removed: number
    }
    BaseLayerPart: {
      _id: components['schemas']['Id']
      /** @example Plots */
      name: string
      kind: components['schemas']['LayerKind']
      status: components['schemas']['LayerStatus']
      /**
       * @description Why the import failed, or its current step.
       * @example null
       */
      message?: string | null
      /**
       * @description Progress of the import.
       * @example 1
       */
      progress?: number
      /** @description Job of the last import. */
      jobId?: components['schemas']['MaybeId']
      /**
       * @description An update that is not applied yet.
       * @example false
       */
      staged: boolean
      /** @example 1 */
      opacity: number
      color: components['schemas']['Color']
      /** @example plot */
      labelField?: string | null
      bounds?: components['schemas']['Bounds']
      fields: components['schemas']['Field'][]
      /** @example 120 */
      featureCount: number
      shapes?: components['schemas']['Shapes']
      report?: components['schemas']['ImportReport']
      raster?: components['schemas']['RasterSummary']
      rasterStyle?: components['schemas']['RasterStyle']
      source?: components['schemas']['LayerSource']
      dataVersion: components['schemas']['Version']
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
    }
    /** @description Report on the identifying attribute. */
    PrimeReport: {
      /** @example 120 */
      features: number
      /**
       * @description Features with a value.
       * @example 118
       */
      named: number
      /**
       * @description Values that several features have.
       * @example 0
       */
      repeated: number
      examples: string[]
    }
    UserDetails: {
      _id: components['schemas']['Id']
      /** @example Sam Staff */
      name: string
      /** @example staff@demo.test */
      email: string
      /** @example null */
      avatar?: string | null
      language: components['schemas']['MaybeLanguage']
      /** @description Absent until the user has chosen one. */
      theme?: components['schemas']['Theme']
      userType: components['schemas']['UserType']
      /** @description Absent for a super-admin. */
      tenantId?: components['schemas']['TenantOfUser']
      /** @description Permissions granted to the user individually. */
      customPermissions?: string[]
      /** @description All permissions of the user, from user type, groups and individual grants. */
      permissions: string[]
      /** @example true */
      isTermsAccepted: boolean
      /** @description In the reply to login, if there are base maps: the origins that the page must be allowed to read from. The policy of a page that was loaded before is without those of the tenant. */
      mapOrigins?: string[]
      /**
       * @description True while the organisation requires two-factor authentication and the user has not set it up.
       * @example true
       */
      isSecondFactorMissing?: boolean
      /** @description Present while a super-admin has entered the tenant for support. The session is then read-only. */
      support?: components['schemas']['SupportSession']
      /** @description Present while a tenant root views the tenant as a client. The session is then read-only, and user type, permissions and menu are those of the client. */
      clientView?: components['schemas']['ClientView']
      /** @description Only for tenant roots, while a request for support access is open. */
      supportRequest?: components['schemas']['SupportRequest']
      sideBar: components['schemas']['SideBarEntry'][]
    }
    /**
     * @description BCP 47 tag of the language the user chose; null follows the browser.
     * @example en
     */
    MaybeLanguage: string | null
    /**
     * @description Theme of the pages; `system` follows the operating system.
     * @example dark
     * @enum {string}
     */
    Theme: 'light' | 'dark' | 'system'
    /**
     * @example tenant-staff
     * @enum {string}
     */
    UserType: 'super-admin' | 'tenant-root' | 'tenant-staff' | 'tenant-client' | 'tenant-user'
    TenantOfUser: {
      _id: components['schemas']['Id']
      /** @example Demo */
      name: string
    }
    SupportSession: {
      until: components['schemas']['Time']
    }
    ClientView: {
      clientId: components['schemas']['Id']
      /**
       * @description Of the client.
       * @example Harbour authority
       */
      name: string
      until: components['schemas']['Time']
    }
    SupportRequest: {
      /** @example Ada Admin */
      requestedBy: string
      /** @example The import of a layer fails */
      reason: string
    }
    SideBarEntry: {
      /**
       * @example menu
       * @enum {string}
       */
      type: 'menu' | 'sub_menu'
      /** @example Missions */
      text: string
      /** @example /dashboard/missions */
      link?: string
      /** @example mission */
      icon: string
      sub_menu?: components['schemas']['SideBarEntry'][]
    }
    DeletedAsset: {
      _id: components['schemas']['Id']
      /** @example Kite 1 */
      name: string
      deletedAt: components['schemas']['Time']
    }
    SelectedAssets: components['schemas']['AssetVersion'][]
    AssetVersion: {
      assetId: components['schemas']['Id']
      version: components['schemas']['Version']
    }
    /**
     * @description What people set. A retired asset stays retired.
     * @example available
     * @enum {string}
     */
    AssetState: 'available' | 'in_maintenance' | 'grounded' | 'retired'
    AssetImportRow: {
      /**
       * @description Number of the line in a spreadsheet.
       * @example 2
       */
      row: number
      /** @example Kite 1 */
      name: string
      /** @example K4-0001 */
      serial: string
      /** @example Drone */
      class: string
      /**
       * @description Manufacturer and model.
       * @example Northwind Kite 4
       */
      model: string
      problems: {
        /** @example serial */
        field: string
        /** @example Another asset has this serial number. Enter a different one. */
        message: string
      }[]
    }
    /** @description Charge in percent at the first and at the last sample that has it, and the times of both. */
    BatteryFlight: {
      flightId: components['schemas']['Id']
      /** @example Flight 1 */
      name: string
      missionId: components['schemas']['Id']
      /** @example Harbour survey */
      missionName: string
      startedAt: components['schemas']['Time']
      endedAt: components['schemas']['Time']
      /** @example 98 */
      startPercent: number
      /** @example 34 */
      endPercent: number
      /**
       * @description Batteries of the flight. Telemetry has one value for all of them.
       * @example 1
       */
      batteries: number
    }
    AssetWeek: {
      /**
       * @description Its Monday.
       * @example 2026-11-23
       */
      week: string
      /** @example 3.5 */
      hours: number
      /** @example 8 */
      flights: number
    }
    AssetFlight: {
      _id: components['schemas']['Id']
      /** @example Flight 1 */
      name: string
      missionId: components['schemas']['Id']
      /** @example Harbour survey */
      missionName: string
      status: components['schemas']['FlightStatus']
      /**
       * @example drone
       * @enum {string}
       */
      role: 'drone' | 'battery' | 'payload'
      startedAt: components['schemas']['MaybeTime']
      /**
       * @description Time in the air.
       * @example 1500
       */
      seconds: number | null
      /** @example null */
      overrideReason: string | null
    }
    Asset: {
      _id: components['schemas']['Id']
      /** @example Kite 1 */
      name: string
      /** @example K4-0001 */
      serial: string
      class: components['schemas']['AssetClassName']
      /** @example null */
      model: components['schemas']['AssetModelName'] | null
      status: components['schemas']['AssetStatus']
      state: components['schemas']['AssetState']
      /** @example  */
      stateReason: string
      /** @description The states that the caller can change the asset to. */
      nextStates: components['schemas']['AssetState'][]
      /** @example null */
      due: components['schemas']['AssetDue'] | null
      /** @example null */
      flight: components['schemas']['AssetInFlight'] | null
      /**
       * @description The flight that it was seen on last.
       * @example null
       */
      lastFlight: components['schemas']['AssetLastFlight'] | null
      /**
       * @description A battery with 200 cycles or more, or with a health below 80 percent.
       * @example false
       */
      isAgeing: boolean
      /** @example 12.5 */
      hours: number
      /** @example 40 */
      flights: number
      /** @example 40 */
      cycles: number
      /** @example 2026-01-31 */
      inServiceOn: string
      /** @example 10.01.0021 */
      firmware: string
      /** @example null */
      health: number | null
      /** @example  */
      note: string
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      updatedAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    AssetClassName: {
      _id: components['schemas']['Id']
      /** @example Drone */
      name: string
      kind: components['schemas']['AssetKind']
    }
    AssetModelName: {
      _id: components['schemas']['Id']
      /** @example Kite 4 */
      name: string
      /** @example Northwind */
      manufacturer: string
    }
    /** @description The flight in preflight or in the air that the asset is on. */
    AssetInFlight: {
      _id: components['schemas']['Id']
      /** @example Flight 1 */
      name: string
      missionId: components['schemas']['Id']
    }
    AssetLastFlight: {
      _id: components['schemas']['Id']
      /** @example Flight 1 */
      name: string
      missionId: components['schemas']['Id']
      /** @example Harbour survey */
      missionName: string
      /** @description When it landed, or took off if it is in the air. */
      at: components['schemas']['Time']
    }
    /**
     * @description What assets of a class do on a flight. A flight has one drone, and batteries and payload.
     * @example drone
     * @enum {string}
     */
    AssetKind: 'drone' | 'battery' | 'payload' | 'vehicle' | 'dock' | 'other'
    AssetCount: {
      status: components['schemas']['AssetStatus']
      /** @example 3 */
      count: number
    }
    /** @example Registration.pdf */
    AssetFileName: string
    AssetFile: {
      _id: components['schemas']['Id']
      assetId: components['schemas']['Id']
      maintenanceRecordId: components['schemas']['MaybeId']
      kind: components['schemas']['AssetFileKind']
      name: components['schemas']['AssetFileName']
      /**
       * @description In bytes.
       * @example 48213
       */
      size: number
      /**
       * @description Whether browsers can show it as a picture.
       * @example false
       */
      hasPreview: boolean
      expiresOn: components['schemas']['MaybeDate']
      /**
       * @description Soon in the last 30 days.
       * @example soon
       * @enum {string}
       */
      expiry: 'none' | 'valid' | 'soon' | 'expired'
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    /**
     * @description From the content of the file.
     * @example document
     * @enum {string}
     */
    AssetFileKind: 'photo' | 'document'
    AssetClass: {
      _id: components['schemas']['Id']
      /** @example Drone */
      name: string
      kind: components['schemas']['AssetKind']
      version: components['schemas']['Version']
    }
    Detection: {
      _id: components['schemas']['Id']
      class: components['schemas']['DetectionClass']
      /**
       * @description Null for a hotspot in a photo whose place on the ground is unknown.
       * @example null
       */
      geometry: components['schemas']['Geometry'] | null
      /**
       * @description The photo of a hotspot; null for results in layers.
       * @example null
       */
      photo: components['schemas']['DetectionPhoto'] | null
      /**
       * @description Square metres; null for points.
       * @example 12.5
       */
      area: number | null
      figures: components['schemas']['AnalysisFigures']
      state: components['schemas']['DetectionState']
      reviewedAt: components['schemas']['MaybeTime']
      reviewedBy?: components['schemas']['Author']
    }
    /**
     * @description What a model of the model server recognised, or the name of a polygon of the layer of areas.
     * @example null
     */
    DetectionClass: string | null
    DetectionPhoto: {
      _id: components['schemas']['Id']
      /** @example FLIR_0042.jpg */
      name: string
      /**
       * @description Column of the hottest pixel.
       * @example 320
       */
      x: number
      /**
       * @description Row of the hottest pixel.
       * @example 240
       */
      y: number
    }
    /**
     * @description Numbers with their unit in the name, such as `areaM2`.
     * @example {
     *       "areaM2": 1520.5
     *     }
     */
    AnalysisFigures: {
      [key: string]: number
    }
    Analysis: {
      _id: components['schemas']['Id']
      inferType: components['schemas']['InferType']
      /** @example Aerie vegetation */
      model: string
      /** @example 1 */
      modelVersion: string
      /**
       * @description Whether a model server computes it.
       * @example false
       */
      isExternal: boolean
      parameters: components['schemas']['AnalysisParameters']
      status: components['schemas']['AnalysisStatus']
      /**
       * @description The current step, or why it failed.
       * @example null
       */
      message: string | null
      /** @example 1 */
      progress: number
      jobId: components['schemas']['Id']
      /**
       * @description Null for hotspots, which are in photos.
       * @example null
       */
      layer: components['schemas']['AnalysedLayer'] | null
      /** @description The layer to compare with. Null without one, and if it is of another mission that you may not see. */
      compareLayer: {
        _id: components['schemas']['Id']
        /** @example Orthomosaic of March */
        name: string
        /**
         * @description Of another mission; null for a layer of this one.
         * @example Beach erosion, March
         */
        missionName: string | null
      } | null
      /**
       * @description The layer whose polygons are the results. Null when the analysis finds its own, and for a deleted layer.
       * @example null
       */
      areasLayer: components['schemas']['AnalysedLayer'] | null
      missionId: components['schemas']['Id']
      /**
       * @description The analysed part in degrees; null for all of the layer.
       * @example null
       */
      bounds: number[] | null
      /**
       * @description Ground length of an analysed pixel in metres; null until the run ends.
       * @example 0.05
       */
      gsd: number | null
      note: components['schemas']['AnalysisNote']
      figures: components['schemas']['AnalysisFigures']
      counts: {
        /** @example 3 */
        candidate: number
        /** @example 2 */
        confirmed: number
        /** @example 1 */
        rejected: number
      }
      createdAt: components['schemas']['Time']
      finishedAt: components['schemas']['MaybeTime']
      createdBy?: components['schemas']['Author']
    }
    /**
     * @description Numbers by the name of the parameter; those of the model that are absent have their defaults.
     * @example {
     *       "minAreaM2": 2
     *     }
     */
    AnalysisParameters: {
      [key: string]: number
    }
    /**
     * @description Why nothing, or not everything, was found.
     * @example null
     */
    AnalysisNote: string | null
    AnalysisModel: {
      inferType: components['schemas']['InferType']
      /** @example Aerie vegetation */
      model: string
      /** @example 1 */
      modelVersion: string
      /**
       * @description Whether the model server offers it.
       * @example false
       */
      isExternal: boolean
      /**
       * @example picture
       * @enum {string}
       */
      reads: 'picture' | 'surface' | 'temperatures'
      /**
       * @description 2 for comparisons, 0 for thermal photos.
       * @example 1
       */
      layers: number
      /**
       * @description Whether the polygons of a layer can be its results (`areasLayerId`).
       * @example false
       */
      takesAreas: boolean
      parameters: components['schemas']['ModelParameters']
    }
    ModelParameters: {
      /** @example minAreaM2 */
      name: string
      /** @example 1 */
      default: number
      /** @example 0 */
      min: number
      /** @example 10000 */
      max: number
    }[]
    ComparableLayer: {
      _id: components['schemas']['Id']
      /** @example Orthomosaic of March */
      name: string
      mission: {
        _id: components['schemas']['Id']
        /** @example Beach erosion, March */
        name: string
      }
      /** @description When it was captured, or added if that is unknown. */
      date: components['schemas']['Time']
      /**
       * @description Whether `date` is when it was added.
       * @example false
       */
      isCaptureUnknown?: boolean
    }
    FoundShape: {
      geometry: components['schemas']['Geometry']
      /**
       * @description Square metres; null for points.
       * @example 12.5
       */
      area: number | null
      figures: components['schemas']['AnalysisFigures']
    }
    /** @description A model of the model server that analyses recordings. */
    RecordingModel: {
      inferType: components['schemas']['InferType']
      /** @example Vehicles */
      model: string
      /** @example 1 */
      modelVersion: string
      parameters: components['schemas']['ModelParameters']
    }
    RecordingAnalysis: {
      _id: components['schemas']['Id']
      inferType: components['schemas']['InferType']
      /** @example Aerie motion */
      model: string
      /** @example 1 */
      modelVersion: string
      /**
       * @description Whether a model server computes it.
       * @example false
       */
      isExternal: boolean
      status: components['schemas']['AnalysisStatus']
      /**
       * @description The current step, or why it failed.
       * @example null
       */
      message: string | null
      /** @example 1 */
      progress: number
      jobId: components['schemas']['Id']
      createdAt: components['schemas']['Time']
      finishedAt: components['schemas']['MaybeTime']
      createdBy?: components['schemas']['Author']
    }
    RecordingDetection: {
      _id: components['schemas']['Id']
      class: components['schemas']['DetectionClass']
      /**
       * @description Null if the model tells none.
       * @example null
       */
      confidence: number | null
      /**
       * @description From the start of the video.
       * @example 4200
       */
      startMs: number
      /** @example 8600 */
      endMs: number
      /**
       * @description The moment with most motion; the box belongs to it.
       * @example 6000
       */
      atMs: number
      /**
       * @description Left, top, width and height as shares of the picture, from its upper left corner.
       * @example [
       *       0.4,
       *       0.3,
       *       0.1,
       *       0.2
       *     ]
       */
      box: number[]
      state: components['schemas']['DetectionState']
      reviewedAt: components['schemas']['MaybeTime']
      reviewedBy?: components['schemas']['Author']
    }
    /**
     * @description A model of the model server, as the list of models names it. Absent for the built-in model.
     * @example Vehicles
     */
    ModelName: string
    /**
     * @description West, south, east and north in degrees.
     * @example [
     *       -92.1,
     *       46.78,
     *       -92.09,
     *       46.79
     *     ]
     */
    DegreeBox: number[]
    /**
     * @description Minutes until an alert is due, by severity.
     * @example {
     *       "info": null,
     *       "low": 1440,
     *       "medium": 480,
     *       "high": 60,
     *       "critical": 15
     *     }
     */
    AlertDueTimes: {
      info: components['schemas']['AlertDueMinutes']
      low: components['schemas']['AlertDueMinutes']
      medium: components['schemas']['AlertDueMinutes']
      high: components['schemas']['AlertDueMinutes']
      critical: components['schemas']['AlertDueMinutes']
    }
    /**
     * @description For so long after an alert was last raised, the same counts as a repeat.
     * @example 60
     */
    AlertRepeatMinutes: number
    /** @description What to do, by kind; each kind once. */
    AlertInstructions: components['schemas']['AlertInstruction'][]
    AlertInstruction: {
      kind: components['schemas']['AlertKind']
      /** @example Call the guard at gate 4. */
      text: string
    }
    /**
     * @description What was seen. Instructions and statistics are by kind; upper and lower case are the same.
     * @example Intrusion
     */
    AlertKind: string
    /**
     * @description Null for no due time.
     * @example 60
     */
    AlertDueMinutes: number | null
    SelectedAlerts: components['schemas']['Id'][]
    DeletedAlert: {
      _id: components['schemas']['Id']
      /** @example Person at the fence */
      title: string
      severity: components['schemas']['AlertSeverity']
      missionId: components['schemas']['Id']
      /** @example Harbour survey */
      missionName: string
      deletedAt: components['schemas']['Time']
      deletedBy?: components['schemas']['Author']
    }
    AlertActivity: {
      _id: components['schemas']['Id']
      at: components['schemas']['Time']
      /**
       * @description moved: to another state; `values` has `from`, `to`, and `outcome` and `reason` of a closed alert.
       * @example moved
       * @enum {string}
       */
      action: 'created' | 'moved' | 'assigned' | 'snoozed' | 'edited' | 'deleted' | 'restored'
      /** @description Absent for rules, analyses and webhooks, and if the user was deleted permanently. */
      user?: components['schemas']['Author']
      /**
       * @description Their name at that time; empty without one.
       * @example Sam Staff
       */
      userName: string
      /**
       * @description assigned: `from` and `to`, names of people or null. snoozed: `until`, or null. edited: `fields`, the names of what changed.
       * @example {
       *       "from": "new",
       *       "to": "acknowledged"
       *     }
       */
      values: {
        [key: string]: unknown
      }
    }
    /** @example 3 */
    AlertNumber: number
    /** @description Seconds since the alert was raised; null without alerts. `slowest` is the time within which nine of ten were handled. */
    AlertHandlingTimes: {
      count: components['schemas']['AlertNumber']
      /** @example 95 */
      median: number | null
      /** @example 600 */
      slowest: number | null
    }
    AlertGroupStatistics: {
      /**
       * @description The kind, the source or the month.
       * @example Intrusion
       */
      name: string
      total: components['schemas']['AlertNumber']
      closed: components['schemas']['AlertNumber']
      /**
       * @description Closed as true or false positive.
       * @example 2
       */
      judged: number
      falsePositives: components['schemas']['AlertNumber']
    }
    AlertsBySeverity: {
      info: components['schemas']['AlertNumber']
      low: components['schemas']['AlertNumber']
      medium: components['schemas']['AlertNumber']
      high: components['schemas']['AlertNumber']
      critical: components['schemas']['AlertNumber']
    }
    AlertSeverityTimes: {
      severity: components['schemas']['AlertSeverity']
      acknowledged: components['schemas']['AlertHandlingTimes']
      timeToClose: components['schemas']['AlertHandlingTimes']
    }
    AlertAge: {
      /** @description Null for the oldest. */
      from: components['schemas']['MaybeTime']
      /** @description Null for the newest. */
      until: components['schemas']['MaybeTime']
      bySeverity: components['schemas']['AlertsBySeverity']
    }
    AlertsToday: {
      /** @description When the day began. */
      from: components['schemas']['Time']
      raised: components['schemas']['AlertNumber']
      open: components['schemas']['AlertNumber']
      snoozed: components['schemas']['AlertNumber']
      closed: components['schemas']['AlertNumber']
      /**
       * @description Results of analyses that ended today. Null for callers who may not see analyses.
       * @example 12
       */
      detections: number | null
      /** @description Missions with the most of these results. */
      missions: {
        _id: components['schemas']['Id']
        /** @example Harbour survey */
        name: string
        detections: components['schemas']['AlertNumber']
      }[]
    }
    AlertDay: {
      /**
       * Format: date
       * @example 2026-03-12
       */
      day: string
      from: components['schemas']['Time']
      until: components['schemas']['Time']
      bySeverity: components['schemas']['AlertsBySeverity']
    }
    /**
     * @example false_positive
     * @enum {string}
     */
    AlertOutcome: 'true_positive' | 'false_positive' | 'benign' | 'duplicate' | 'test'
    /** @example Person at the fence */
    AlertTitle: string
    /** @example Second time this week. */
    AlertText: string
    MaybeAlertPosition: {
      /** @example 46.78 */
      lat: number
      /** @example -92.1 */
      long: number
    } | null
    Alert: {
      _id: components['schemas']['Id']
      missionId: components['schemas']['Id']
      /** @example Harbour survey */
      missionName: string
      locationId: components['schemas']['MaybeId']
      /** @example Gate 4 */
      locationName: string | null
      flightId: components['schemas']['MaybeId']
      /** @example Flight 1 */
      flightName: string | null
      /** @example Person at the fence */
      title: string
      /** @example Intrusion */
      kind: string
      /** @example Second time this week. */
      description: string
      severity: components['schemas']['AlertSeverity']
      state: components['schemas']['AlertState']
      /** @description States that the caller may move it to. */
      nextStates: components['schemas']['AlertState'][]
      /**
       * @example null
       * @enum {string|null}
       */
      outcome: 'true_positive' | 'false_positive' | 'benign' | 'duplicate' | 'test' | null
      /** @example  */
      reason: string
      source: components['schemas']['AlertSource']
      /** @example null */
      owner: components['schemas']['Author'] | null
      dueAt: components['schemas']['MaybeTime']
      /** @description Null unless it is snoozed now. */
      snoozedUntil: components['schemas']['MaybeTime']
      occurredAt: components['schemas']['Time']
      /**
       * @description Whether `occurredAt` is when it was seen. False for what was found in a photo, a recording or a layer without a known time:
       *     then it is when the alert was raised.
       * @example true
       */
      isTimeKnown: boolean
      /**
       * @description Whether `occurredAt` is counted from the start that a video file states, which nobody has verified. Many cameras write their
       *     local time as if it were UTC.
       * @example false
       */
      isTimeOfFile: boolean
      position: components['schemas']['MaybeAlertPosition']
      /** @example /apis/v1/alert/picture/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301 */
      pictureUrl: string | null
      /**
       * @description Picture of the recording that shows it.
       * @example /apis/v1/recording/poster/01938f6e-7a3b-7c21-9b1e-2f64c1d2a301
       */
      posterUrl: string | null
      /** @description The recording that shows it; of a live stream, once the stream is recorded. */
      recordingId: components['schemas']['MaybeId']
      /**
       * @description Milliseconds from the start of the recording.
       * @example 83000
       */
      momentMs: number | null
      streamId: components['schemas']['MaybeId']
      /** @description The analysis of a layer whose results it is about; null for clients. */
      analysisId: components['schemas']['MaybeId']
      /** @description The photo that shows it, as a detector found; null for clients. */
      photoId: components['schemas']['MaybeId']
      /** @description The result of the detector, in this photo or in a layer; null for clients. */
      detectedObjectId: components['schemas']['MaybeId']
      /** @description The run of the detector that found it; null for clients. */
      detectorRunId: components['schemas']['MaybeId']
      camera: components['schemas']['AlertCamera']
      /**
       * @description How often it was raised again.
       * @example 0
       */
      repeats: number
      lastSeenAt: components['schemas']['Time']
      /**
       * @description How often it was re-opened.
       * @example 0
       */
      reopened: number
      /** @description When it left the state new. */
      ackAt: components['schemas']['MaybeTime']
      closedAt: components['schemas']['MaybeTime']
      /**
       * @description What to do about alerts of this kind. Only in the reply for one alert.
       * @example null
       */
      instructions: string | null
      /** @example false */
      clientVisible: boolean
      version: components['schemas']['Version']
      createdAt: components['schemas']['Time']
      createdBy?: components['schemas']['Author']
    }
    /**
     * @description Name of the camera or stream that showed it.
     * @example Drone 7
     */
    AlertCamera: string
    Done: {
      /** @example true */
      status: boolean
      /** @example Done */
      message?: string
    }
    /** @example camera-4/fence */
    AlertDedupeKey: string
    AlertRule: {
      _id: components['schemas']['Id']
      name: components['schemas']['AlertRuleName']
      kind: components['schemas']['AlertRuleKind']
      /** @example true */
      enabled: boolean
      severity: components['schemas']['AlertSeverity']
      alertKind: components['schemas']['AlertKind']
      missionId: components['schemas']['MaybeId']
      /** @example null */
      missionName: string | null
      baseLayerId: components['schemas']['MaybeId']
      mapref: components['schemas']['AlertRuleMapref']
      layerId: components['schemas']['MaybeId']
      featureIndex: components['schemas']['AlertRuleFeatureIndex']
      minHeight: components['schemas']['AlertRuleMinHeight']
      maxHeight: components['schemas']['AlertRuleMaxHeight']
      /**
       * @description Name of the base layer or layer; null for a geofence whose area was deleted, and for other rules.
       * @example null
       */
      areaName: string | null
      /**
       * @description The outline of the area was edited and crosses itself, so that the rule raises no alerts.
       * @example false
       */
      isAreaCrossed: boolean
      seconds: components['schemas']['AlertRuleSeconds']
      degrees: components['schemas']['AlertRuleDegrees']
      days: components['schemas']['AlertRuleDays']
      percent: components['schemas']['AlertRulePercent']
      model: components['schemas']['AlertRuleModel']
      class: components['schemas']['AlertRuleClass']
      leastConfidence: components['schemas']['AlertRuleLeastConfidence']
      distance: components['schemas']['AlertRuleDistance']
      heightDifference: components['schemas']['AlertRuleHeightDifference']
      hours: components['schemas']['AlertRuleHours']
      repeatMinutes: components['schemas']['AlertRuleRepeatMinutes']
      /** @description It raised 200 new alerts within an hour, and raises none until it is enabled again. An alert says so. */
      pausedAt: components['schemas']['MaybeTime']
      /**
       * @description New alerts in the last 24 hours.
       * @example 3
       */
      alertsLastDay: number
      /** @example 120 */
      repeatsLastDay: number
      lastRaisedAt: components['schemas']['MaybeTime']
      version: components['schemas']['Version']
    }
    /** @example Hot panels */
    AlertRuleName: string
    /**
     * @example thermal_above
     * @enum {string}
     */
    AlertRuleKind:
      | 'geofence_entered'
      | 'geofence_left'
      | 'stream_lost'
      | 'licence_expired'
      | 'thermal_above'
      | 'storage_near_limit'
      | 'minutes_near_limit'
      | 'maintenance_due'
      | 'detection'
      | 'aircraft_near'
      | 'battery_low'
      | 'positions_stopped'
    /**
     * @description Value of the identifying attribute of the base layer; null for all its areas.
     * @example null
     */
    AlertRuleMapref: string | null
    /** @example null */
    AlertRuleFeatureIndex: number | null
    /**
     * @description Of a geofence. Metres above the take-off point; a lower position is outside. Positions without a height are not judged.
     * @example null
     */
    AlertRuleMinHeight: number | null
    /**
     * @description Of a geofence. Metres above the take-off point; a higher position is outside.
     * @example null
     */
    AlertRuleMaxHeight: number | null
    /**
     * @description Of stream_lost and positions_stopped. How long a stream, or the positions of a drone, may be interrupted; at least 5 for positions_stopped.
     * @example null
     */
    AlertRuleSeconds: number | null
    /**
     * @description Of thermal_above. Degrees Celsius.
     * @example 70
     */
    AlertRuleDegrees: number | null
    /**
     * @description Of licence_expired. How many days before its expiry a licence raises an alert.
     * @example null
     */
    AlertRuleDays: number | null
    /**
     * @description Of storage_near_limit and minutes_near_limit, the part of the limit of the package that is in use. Of battery_low, the battery of a drone at which an alert is raised, and below.
     * @example null
     */
    AlertRulePercent: number | null
    /**
     * @description Of detection. Name of the model or detector whose results raise alerts; null for any.
     * @example null
     */
    AlertRuleModel: string | null
    /**
     * @description Of detection. What the model recognised, as its classes are named, in any case; null for any. Results of built-in models have no class.
     * @example null
     */
    AlertRuleClass: string | null
    /**
     * @description Of detection. Percent; null for any. The confidence of a result is what its model tells, else the share of the results of the model that people confirmed in the last 12 months, of 10 decisions at least. Results without either are below it.
     * @example null
     */
    AlertRuleLeastConfidence: number | null
    /**
     * @description Of aircraft_near. Metres over the ground between an own live drone and another aircraft.
     * @example null
     */
    AlertRuleDistance: number | null
    /**
     * @description Of aircraft_near. An aircraft is near when its altitude differs by these metres at most; null for any. An aircraft counts as near when its altitude or that of the drone is unknown. Its altitude is above the WGS 84 ellipsoid, that of the drone above it or above sea level; therefore 110 m are added to the difference, so that no aircraft is missed.
     * @example null
     */
    AlertRuleHeightDifference: number | null
    /**
     * @description When an event must happen to raise an alert; null for any time. Hours that pass midnight belong to the day on which they begin; equal times are the whole day. Alerts about limits, maintenance and aircraft wait until the hours begin. Not of licence_expired.
     * @example {
     *       "days": [
     *         1,
     *         2,
     *         3,
     *         4,
     *         5
     *       ],
     *       "from": "22:00",
     *       "until": "06:00",
     *       "timeZone": "Europe/Berlin"
     *     }
     */
    AlertRuleHours: {
      /** @description 1 is Monday, 7 is Sunday. */
      days: number[]
      /** @example 22:00 */
      from: string
      /** @example 06:00 */
      until: string
      /**
       * @description IANA name of a zone.
       * @example Europe/Berlin
       */
      timeZone: string
    } | null
    /**
     * @description How long the same alert counts as a repeat; null for the setting of the tenant.
     * @example null
     */
    AlertRuleRepeatMinutes: number | null
    Problem: {
      /**
       * @example false
       * @constant
       */
      status: false
      /**
       * @description Text for users in their language.
       * @example Mission not found
       */
      message: string
      code: components['schemas']['MessageCode']
      values: components['schemas']['MessageValues']
      /** @description The invalid fields of the request. */
      errors?: components['schemas']['FieldError'][]
    }
    /**
     * @description Stable code of the message, for programs. `deleted` with status 404 means that the record, or the mission or base layer it belongs to, is in the trash; the values name it, with `deletedAt`, `restorableUntil` and `deletedBy`.
     * @example validation.required
     */
    MessageCode: string
    /**
     * @description Values in the message, such as a limit or a name. If an edit is rejected because its version is stale: `changedAt`, the time of the newer version, and `changedBy`, the name of the user who created it, if the caller may see it.
     * @example {}
     */
    MessageValues: {
      [key: string]: unknown
    }
    FieldError: {
      /** @example name */
      field: string
      /**
       * @description A sentence without the name of the field.
       * @example Enter a value
       */
      message: string
      code: components['schemas']['MessageCode']
      values: components['schemas']['MessageValues']
    }
    Aircraft: {
      feedId: components['schemas']['Id']
      feedName: components['schemas']['AircraftFeedName']
      feedKind: components['schemas']['AircraftFeedKind']
      /**
       * @description Identifies the aircraft within its feed.
       * @example UAS-7
       */
      uid: string
      /**
       * @description Call sign.
       * @example EAGLE 1
       */
      name: string | null
      /** @example a-f-A-M-H-Q */
      cotType: string | null
      at: components['schemas']['Time']
      staleAt: components['schemas']['Time']
      /** @example 46.78 */
      lat: number
      /** @example -92.1 */
      long: number
      /**
       * @description Metres above the WGS 84 ellipsoid.
       * @example 230.5
       */
      altitude: number | null
      /** @example 60 */
      height: number | null
      /**
       * @description What the height is above.
       * @example ground
       * @enum {string|null}
       */
      heightReference: 'ground' | 'take_off' | null
      /** @example 4 */
      accuracy: number | null
      /** @example 271.5 */
      course: number | null
      /** @example 12.25 */
      speed: number | null
      /** @example -2 */
      verticalSpeed: number | null
      /** @example false */
      isEmergency: boolean
      /** @example null */
      operatorId: string | null
      /** @example 46.781 */
      operatorLat: number | null
      /** @example -92.101 */
      operatorLong: number | null
    }
    /** @example Regional TAK */
    AircraftFeedName: string
    /**
     * @example cot
     * @enum {string}
     */
    AircraftFeedKind: 'cot' | 'remote_id'
  }
  responses: {
    /** @description The request was rejected and nothing was changed. */
    Problem: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "status": false,
         *       "message": "Mission not found",
         *       "code": "mission.notFound",
         *       "values": {}
         *     }
         */
        'application/json': components['schemas']['Problem']
      }
    }
    /** @description Done. */
    Done: {
      headers: {
        [name: string]: unknown
      }
      content: {
        /**
         * @example {
         *       "status": true,
         *       "message": "Done"
         *     }
         */
        'application/json': components['schemas']['Done']
      }
    }
    /** @description The file, or the requested range of it with status 206. */
    File: {
      headers: {
        [name: string]: unknown
      }
      content: {
        'application/vnd.pmtiles': string
      }
    }
  }
  parameters: never
  requestBodies: never
  headers: never
  pathItems: never
}
export type $defs = Record<string, never>
export interface operations {
  getAircraft: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last position of each aircraft, at most a minute after it went stale. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AircraftListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAlertRules: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 100 at most, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertRulesReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createAlert: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "title": "Person at the fence",
         *       "kind": "Intrusion",
         *       "severity": "high"
         *     }
         */
        'application/json': components['schemas']['NewAlert']
      }
    }
    responses: {
      /** @description The alert. If an open alert with the same duplicate key was raised a short time ago, that alert; its repeats are counted. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createAlertWithPicture: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "title": "Person at the fence",
         *       "kind": "Intrusion",
         *       "severity": "high",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['NewAlertWithPicture']
      }
    }
    responses: {
      /** @description The alert. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteAlerts: {
    parameters: {
      query: {
        alertIds: components['schemas']['Id'][]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getMissionAlerts: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest first. `total` says how many there are. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getLocationAlerts: {
    parameters: {
      query?: never
      header?: never
      path: {
        locationId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest first. `total` says how many there are. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listAlertsByMapref: {
    parameters: {
      query: {
        baseLayerId: components['schemas']['Id']
        /** @description Value of the base layer's identifying attribute. */
        mapref: string
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, the newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listLocationAlertsInTime: {
    parameters: {
      query: {
        from: components['schemas']['Time']
        /** @description After `from`. */
        until: components['schemas']['Time']
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        locationId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, the newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listLocationAlerts: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Text that the name must contain, ignoring case. */
        search?: string
      }
      header?: never
      path: {
        locationId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, the newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAlert: {
    parameters: {
      query?: never
      header?: never
      path: {
        alertId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The alert. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateAlert: {
    parameters: {
      query?: never
      header?: never
      path: {
        alertId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "state": "acknowledged"
         *     }
         */
        'application/json': components['schemas']['AlertEdit']
      }
    }
    responses: {
      /** @description The stored alert. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateAlerts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "alertIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "state": "acknowledged"
         *     }
         */
        'application/json': components['schemas']['AlertsEdit']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listAlerts: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Text that the name must contain, ignoring case. */
        search?: string
        /** @description With a minus sign descending. By `due`, alerts without a due time are last; by `severity`, the most severe are first, and among equals those that are due first. */
        sort?: 'due' | '-due' | 'severity' | '-severity' | 'created' | '-created' | 'seen' | '-seen'
        severity?: components['schemas']['AlertSeverity'][]
        state?: components['schemas']['AlertState'][]
        source?: components['schemas']['AlertSource'][]
        kind?: string
        missionId?: components['schemas']['Id']
        /** @description Only alerts of the missions of this place. */
        locationId?: components['schemas']['Id']
        /** @description ID of the owner, `me` or `none`. */
        owner?: string
        /** @description Only open alerts whose due time has passed, or only the others. */
        overdue?: boolean
        /** @description Only snoozed alerts, or only the others. */
        snoozed?: boolean
        /** @description Only alerts that were raised at this time or later. */
        from?: components['schemas']['Time']
        /** @description Only alerts that were raised before this time. */
        until?: components['schemas']['Time']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of alerts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAlertCounts: {
    parameters: {
      query?: {
        missionId?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Alerts that are not closed, and the kinds of all alerts. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertCountsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAlertOverview: {
    parameters: {
      query: {
        /** @description IANA name of the zone whose days are counted. */
        timeZone: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Days begin at midnight of the time zone. Snoozed alerts are not counted as open. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertOverviewReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAlertStatistics: {
    parameters: {
      query: {
        from: components['schemas']['Time']
        /** @description After `from`. */
        until: components['schemas']['Time']
        missionId?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Of alerts that were raised in the time range. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertStatisticsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listAlertActivity: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        alertId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertActivityListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAlertPicture: {
    parameters: {
      query?: {
        /** @description Changes with the picture, so that browsers do not show an earlier one. */
        v?: string
      }
      header?: never
      path: {
        alertId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A WebP image. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAlertOwners: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description People of the tenant who may see alerts, by name, at most 200. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertOwnersReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listDeletedAlerts: {
    parameters: {
      query?: {
        missionId?: components['schemas']['Id']
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletedAlertListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  restoreAlerts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "alertIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['AlertSelection']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getAlertSettings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The settings of the tenant. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AlertSettingsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  inferLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
        inferType: components['schemas']['InferType']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "parameters": {
         *         "minAreaM2": 2
         *       }
         *     }
         */
        'application/json': components['schemas']['NewAnalysis']
      }
    }
    responses: {
      /** @description The run and its job. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnalysisStartedReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  inferRecording: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: components['schemas']['Id']
        inferType: string
      }
      cookie?: never
    }
    requestBody?: {
      content: {
        /**
         * @example {
         *       "model": "Vehicles"
         *     }
         */
        'application/json': components['schemas']['NewRecordingAnalysis']
      }
    }
    responses: {
      /** @description The run and its job. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnalysisStartedReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  inferThermal: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "parameters": {
         *         "excess": 10,
         *         "leastPixels": 12
         *       }
         *     }
         */
        'application/json': components['schemas']['NewThermalAnalysis']
      }
    }
    responses: {
      /** @description The run and its job. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnalysisStartedReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getRecordingAnalysis: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The latest run, null before the first, with 5,000 results at most in the order of time. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecordingAnalysisReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  reviewRecordingDetections: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "detectionIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "state": "confirmed"
         *     }
         */
        'application/json': components['schemas']['DetectionReview']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  previewAnalysis: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
        inferType: components['schemas']['LayerInferType']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "parameters": {
         *         "minAreaM2": 2
         *       },
         *       "bounds": [
         *         -92.1,
         *         46.78,
         *         -92.09,
         *         46.79
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewAnalysis']
      }
    }
    responses: {
      /** @description The number of results and the largest of them. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnalysisPreviewReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listComparableLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of layers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ComparableLayersReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listAnalyses: {
    parameters: {
      query?: {
        missionId?: components['schemas']['Id']
        layerId?: components['schemas']['Id']
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of analyses with the numbers of their results. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnalysisListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAnalysisModels: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description All models. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnalysisModelsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getModelPrecision: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last twelve months, the latest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ModelPrecisionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAnalysis: {
    parameters: {
      query?: never
      header?: never
      path: {
        analysisId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The analysis with the numbers of its results. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AnalysisReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getDetections: {
    parameters: {
      query?: never
      header?: never
      path: {
        analysisId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 5,000 results at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DetectionsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  reviewDetections: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "detectionIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "state": "confirmed"
         *     }
         */
        'application/json': components['schemas']['DetectionReview']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteAnalysis: {
    parameters: {
      query?: never
      header?: never
      path: {
        analysisId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  exportDetections: {
    parameters: {
      query: {
        format: 'geojson' | 'csv' | 'coco'
      }
      header?: never
      path: {
        analysisId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. Positions of COCO are pixels of the grid that was analysed, or of the thermal photos. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          '*/*': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOpenApi: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The document. Each operation names its permission and the scopes that include it. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /** @example {} */
          'application/vnd.oai.openapi+json': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAssetClasses: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The classes by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetClassesReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createAssetClass: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Radio",
         *       "kind": "other"
         *     }
         */
        'application/json': components['schemas']['NewAssetClass']
      }
    }
    responses: {
      /** @description The stored class. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetClassReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editAssetClass: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetClassId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Radios"
         *     }
         */
        'application/json': components['schemas']['AssetClassEdit']
      }
    }
    responses: {
      /** @description The stored class. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetClassReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteAssetClass: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetClassId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getAssetFiles: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last added first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetFilesReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createAssetFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "expiresOn": "2026-12-31"
         *     }
         */
        'application/json': components['schemas']['NewAssetFile']
      }
    }
    responses: {
      /** @description The stored file. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetFileReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editAssetFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetFileId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Registration.pdf"
         *     }
         */
        'application/json': components['schemas']['AssetFileEdit']
      }
    }
    responses: {
      /** @description The stored file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetFileReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteAssetFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetFileId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreAssetFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetFileId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetFileReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadAssetFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetFileId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          '*/*': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAssetFilePreview: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetFileId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The picture with a content security policy that runs nothing in it. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          '*/*': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listAssets: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Text that the name or the serial number must contain, ignoring case. */
        search?: string
        status?: components['schemas']['AssetStatus'][]
        classId?: components['schemas']['Id']
        modelId?: components['schemas']['Id']
        /** @description `due` is the part of the maintenance interval that has passed. */
        sort?: 'name' | '-name' | 'serial' | '-serial' | 'hours' | '-hours' | 'due' | '-due'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of assets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAssetCounts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Every status with its number of assets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetCountsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The asset. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listAssetFlights: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last flight first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetFlightListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAssetUsage: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The weeks from Monday in UTC, the current one last; weeks without flights are included. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetUsageReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getBatteryFlights: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Flights with telemetry that has the charge, 20 at most, the latest first. Measured values only: telemetry has no voltage and no capacity, so no health is derived from them. Empty for assets that are no batteries. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BatteryFlightsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAssetTracks: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Flights with telemetry, at most 50, the latest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetTracksReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createAsset: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Kite 1",
         *       "serial": "K4-0001",
         *       "classId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['NewAsset']
      }
    }
    responses: {
      /** @description The stored asset. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Kite 2"
         *     }
         */
        'application/json': components['schemas']['AssetEdit']
      }
    }
    responses: {
      /** @description The stored asset. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateAssetState: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "assetId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "version": 1,
         *       "state": "grounded",
         *       "reason": "Cracked arm"
         *     }
         */
        'application/json': components['schemas']['AssetStateEdit']
      }
    }
    responses: {
      /** @description The stored asset. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  exportAssets: {
    parameters: {
      query?: {
        /** @description Text that the name or the serial number must contain, ignoring case. */
        search?: string
        status?: components['schemas']['AssetStatus'][]
        classId?: components['schemas']['Id']
        modelId?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A CSV file, the newest asset first. Cells that a spreadsheet would execute as formulas are neutralised. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  importAssets: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "csv": "name,serial,class\nKite 1,K4-0001,Drone\n",
         *       "preview": true
         *     }
         */
        'application/json': components['schemas']['AssetImport']
      }
    }
    responses: {
      /** @description The rows of the file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetImportReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadAssetLabels: {
    parameters: {
      query: {
        assetIds: components['schemas']['Id'][]
        /** @description A4 sheets of 3 by 8 labels of 70 × 37.1 mm, or a page of that size for each label. */
        layout?: 'sheet' | 'single'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A PDF file, the labels in the order of the IDs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/pdf': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateAssetStates: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "assets": [
         *         {
         *           "assetId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *           "version": 1
         *         }
         *       ],
         *       "state": "grounded",
         *       "reason": "Recall of the motor"
         *     }
         */
        'application/json': components['schemas']['AssetStatesEdit']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteAssets: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "assets": [
         *         {
         *           "assetId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *           "version": 1
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['AssetSelection']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The asset. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listDeletedAssets: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletedAssetListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteAssetTrash: {
    parameters: {
      query: {
        /** @description Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
        count: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteAssetPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getUserDetails: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Details of the user. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UserDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listBaseLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Text that the name must contain, ignoring case. */
        search?: string
        kind?: components['schemas']['LayerKind']
        /** @description Only published base layers, or only the others. */
        published?: boolean
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, the newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listPublicBaseLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, the newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Plots 2026",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['NewBaseLayer']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createBaseRaster: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Orthophoto 2026",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['NewBaseLayer']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createBaseVectorLayer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Blocks"
         *     }
         */
        'application/json': components['schemas']['NewDrawnBaseLayer']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createBaseLayerByLayers: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Plots 2026",
         *       "layerIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewBaseLayerOfLayers']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createBaseRasterFromMission: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Orthophoto 2026",
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['NewBaseRasterOfMission']
      }
    }
    responses: {
      /** @description The base layer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Plots"
         *     }
         */
        'application/json': components['schemas']['BaseLayerEdit']
      }
    }
    responses: {
      /** @description The stored base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editBaseLayerPart: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "opacity": 0.8
         *     }
         */
        'application/json': components['schemas']['BaseLayerPartEdit']
      }
    }
    responses: {
      /** @description The stored base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  setPrimeAttribute: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "attribute": "plot"
         *     }
         */
        'application/json': components['schemas']['PrimeAttribute']
      }
    }
    responses: {
      /** @description The stored base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getBaseLayerUpdate: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The base layer, and its comparison with each staged update. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerUpdateReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateBaseLayerByLayers: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "layerIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['LayersOfMissions']
      }
    }
    responses: {
      /** @description The stored base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateBaseRasterFromMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['RastersOfMission']
      }
    }
    responses: {
      /** @description The stored base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateBaseRasterByUpload: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['StagedFile']
      }
    }
    responses: {
      /** @description The base layer with the staged part. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  uploadBaseVector: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['StagedFile']
      }
    }
    responses: {
      /** @description The base layer with the staged part. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateBaseLayerByUploadedLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "layerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "mode": "replace"
         *     }
         */
        'application/json': components['schemas']['StagedLayerSelection']
      }
    }
    responses: {
      /** @description The stored base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteStagedLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listDeletedBaseLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletedBaseLayerListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteBaseLayerTrash: {
    parameters: {
      query: {
        /** @description Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
        count: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteBaseLayerPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreBaseLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The base layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listBaseLayerAlerts: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, the newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerAlertListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listBaseLayerVods: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        baseLayerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, the newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseLayerVodListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getBaseMaps: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The enabled base maps of the installation and the tenant. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['BaseMapsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getBaseMapFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        baseMapId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['File']
      '4XX': components['responses']['Problem']
    }
  }
  listSharedMissions: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Text that the name must contain, ignoring case. */
        search?: string
        /** @description Column to sort by, with a minus sign for descending order. */
        sort?: 'updatedAt' | '-updatedAt' | 'date' | '-date' | 'name' | '-name'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of missions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SharedMissionListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getClientMissionDetails: {
    parameters: {
      query?: {
        /** @description Limits the missions to those of one client, for callers who are not clients themselves. Needs the permission client_data. */
        clientId?: components['schemas']['Id']
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The mission. 404 when it is not shared with the client. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ClientMissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getPhotoCoverage: {
    parameters: {
      query?: {
        /** @description Layer with the area to cover, together with areaIndex. By default, the area is the convex hull of the photos' areas. */
        areaLayerId?: components['schemas']['Id']
        /** @description Feature of that layer that is the area; must be a polygon. */
        areaIndex?: components['schemas']['FeatureIndex']
        /** @description A gap is an area that fewer photos than this see. */
        gapBelow?: number
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description Computed from the estimated areas of accepted photos and of photos without a decision, except for those that are
       *     proposed for rejection; 20,000 photos at most.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CoverageReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getGapFlight: {
    parameters: {
      query?: {
        /** @description Layer with the area to cover, together with areaIndex. By default, the area is the convex hull of the photos' areas. */
        areaLayerId?: components['schemas']['Id']
        /** @description Feature of that layer that is the area; must be a polygon. */
        areaIndex?: components['schemas']['FeatureIndex']
        /** @description A gap is an area that fewer photos than this see. */
        gapBelow?: number
        /** @description Metres above the take-off point; by default the usual height of the photos. */
        height?: number
        /** @description Overlap of the photos of a line in per cent. */
        frontOverlap?: number
        /** @description Overlap of the photos of neighbouring lines in per cent. */
        sideOverlap?: number
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The lines with their length, duration and number of photos. Terrain, obstacles, airspace and battery are not checked. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['GapFlightReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadGapFlight: {
    parameters: {
      query?: {
        /** @description Layer with the area to cover, together with areaIndex. By default, the area is the convex hull of the photos' areas. */
        areaLayerId?: components['schemas']['Id']
        /** @description Feature of that layer that is the area; must be a polygon. */
        areaIndex?: components['schemas']['FeatureIndex']
        /** @description A gap is an area that fewer photos than this see. */
        gapBelow?: number
        /** @description Metres above the take-off point; by default the usual height of the photos. */
        height?: number
        /** @description Overlap of the photos of a line in per cent. */
        frontOverlap?: number
        /** @description Overlap of the photos of neighbouring lines in per cent. */
        sideOverlap?: number
        /** @description A DJI route (KMZ) or a QGroundControl plan. */
        format?: 'wpml' | 'qgc'
        /** @description Drone of a DJI route. By default, that of the photos or else a consumer drone. */
        drone?: components['schemas']['DjiDrone']
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. The operator must check it before the flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          '*/*': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listData: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Words that the name of the item, the name of its mission or the text of a document must contain. */
        search?: components['schemas']['DataWords']
        kinds?: components['schemas']['DataKinds']
        missionIds?: components['schemas']['DataChoice']
        /** @description Places of the missions. */
        locationIds?: components['schemas']['DataChoice']
        /** @description First day, in UTC. */
        from?: components['schemas']['DataDay']
        /** @description Last day, in UTC. */
        until?: components['schemas']['DataDay']
        /**
         * @description West, south, east, north of a box; west is greater than east across the antimeridian. Or the corners of a polygon as
         *     longitude and latitude in turn. Items without a position are found by the place of their mission.
         */
        area?: components['schemas']['DataArea']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description One page, the newest first, and counts. Items of a kind are found only with the permission to list that kind.
       *     Each group of counts ignores its own filter.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DataReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadData: {
    parameters: {
      query: {
        /** @description Items of kinds that have a file. */
        itemIds: components['schemas']['Id'][]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A ZIP with a folder for each mission. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/zip': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getDataFilters: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description All saved filters of the caller. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DataFiltersReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createDataFilter: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['NewDataFilter']
      }
    }
    responses: {
      /** @description The saved filter. A user can have 50. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DataFilterReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editDataFilter: {
    parameters: {
      query?: never
      header?: never
      path: {
        filterId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        'application/json': components['schemas']['DataFilterEdit']
      }
    }
    responses: {
      /** @description The saved filter. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DataFilterReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteDataFilter: {
    parameters: {
      query?: never
      header?: never
      path: {
        filterId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listDetectors: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DetectorListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  runDetector: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "detectorId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "minConfidence": 0.4
         *     }
         */
        'application/json': components['schemas']['NewDetectorRun']
      }
    }
    responses: {
      /** @description The run and its job. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DetectorRunStartedReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listDetectorRuns: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of runs with the numbers of their results. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DetectorRunListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getDetectedObjects: {
    parameters: {
      query?: never
      header?: never
      path: {
        detectorRunId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 5,000 results at most; none of photos in the trash. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DetectedObjectsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  reviewDetectedObjects: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "detectedObjectIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "state": "confirmed"
         *     }
         */
        'application/json': components['schemas']['DetectedObjectReview']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  exportDetectedObjects: {
    parameters: {
      query: {
        format: 'geojson' | 'csv' | 'coco'
      }
      header?: never
      path: {
        detectorRunId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. Positions of COCO are pixels of the upright photos. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          '*/*': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getPhotoObjects: {
    parameters: {
      query?: {
        /** @description A result that is listed also if it is of an earlier run. */
        detectedObjectId?: components['schemas']['Id']
      }
      header?: never
      path: {
        photoId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 5,000 results at most, the most certain first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DetectedObjectsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMissionObjects: {
    parameters: {
      query?: {
        /** @description At most so many; 0 for their number only. */
        most?: number
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The most certain objects, and how many there are. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionObjectsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteDetectorRun: {
    parameters: {
      query?: never
      header?: never
      path: {
        detectorRunId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  createDocument: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "folder": "Permits/2026"
         *     }
         */
        'application/json': components['schemas']['NewDocument']
      }
    }
    responses: {
      /** @description The stored document. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DocumentReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listDocuments: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Words that the name, tags, folder, description or text must contain. The start of a word is enough. */
        search?: string
        folder?: components['schemas']['Folder']
        typeId?: components['schemas']['Id']
        tag?: string
        expiry?: components['schemas']['ExpiryState']
        sort?: 'name' | '-name' | 'createdAt' | '-createdAt' | 'expiresOn' | '-expiresOn'
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of documents. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DocumentListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateDocument: {
    parameters: {
      query?: never
      header?: never
      path: {
        documentId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "tags": [
         *         "airspace"
         *       ],
         *       "expiresOn": "2026-12-31"
         *     }
         */
        'application/json': components['schemas']['DocumentEdit']
      }
    }
    responses: {
      /** @description The stored document. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DocumentReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateDocuments: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "documentIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "addTags": [
         *         "airspace"
         *       ]
         *     }
         */
        'application/json': components['schemas']['DocumentsEdit']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteDocument: {
    parameters: {
      query?: never
      header?: never
      path: {
        documentId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteDocuments: {
    parameters: {
      query: {
        documentIds: components['schemas']['Id'][]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreDocuments: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "documentIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['DocumentSelection']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listDeletedDocuments: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletedDocumentListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteDocumentTrash: {
    parameters: {
      query: {
        /** @description Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
        count: number
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteDocumentPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
        documentId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getDocument: {
    parameters: {
      query?: never
      header?: never
      path: {
        documentId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The document. Clients see no earlier versions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DocumentDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getDocumentFacets: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 1,000 folders and 1,000 tags at most, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DocumentFacetsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getExpiringDocuments: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The numbers, the mission with the earliest date first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ExpiringDocumentsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listMissionImages: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of pictures. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionImageListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadDocument: {
    parameters: {
      query?: {
        /** @description Number of an earlier version; the current one by default. Clients get the current one only. */
        number?: number
      }
      header?: never
      path: {
        documentId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          '*/*': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getDocumentPreview: {
    parameters: {
      query?: {
        /** @description Number of an earlier version; the current one by default. Clients get the current one only. */
        number?: number
      }
      header?: never
      path: {
        documentId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file with a content security policy that runs nothing in it. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          '*/*': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadDocuments: {
    parameters: {
      query: {
        documentIds: components['schemas']['Id'][]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A ZIP with the folders of the documents. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/zip': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  addDocumentVersion: {
    parameters: {
      query?: never
      header?: never
      path: {
        documentId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['NewDocumentVersion']
      }
    }
    responses: {
      /** @description The stored document. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DocumentReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  restoreDocumentVersion: {
    parameters: {
      query?: never
      header?: never
      path: {
        documentId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 2,
         *       "number": 1
         *     }
         */
        'application/json': components['schemas']['EarlierVersion']
      }
    }
    responses: {
      /** @description The stored document. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DocumentReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getDocumentTypes: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 200 at most, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DocumentTypesReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createDocumentType: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Waiver",
         *       "warnDays": 14
         *     }
         */
        'application/json': components['schemas']['NewDocumentType']
      }
    }
    responses: {
      /** @description The stored document type. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DocumentTypeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editDocumentType: {
    parameters: {
      query?: never
      header?: never
      path: {
        documentTypeId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "warnDays": 14
         *     }
         */
        'application/json': components['schemas']['DocumentTypeEdit']
      }
    }
    responses: {
      /** @description The stored document type. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DocumentTypeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteDocumentType: {
    parameters: {
      query?: never
      header?: never
      path: {
        documentTypeId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listEvidenceCases: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Part of the name of the case or of its mission. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, the newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EvidenceCaseListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getEvidenceCase: {
    parameters: {
      query?: never
      header?: never
      path: {
        caseId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The case. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EvidenceCaseDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createEvidenceCase: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "name": "Break-in at the north gate"
         *     }
         */
        'application/json': components['schemas']['NewEvidenceCase']
      }
    }
    responses: {
      /** @description The case. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EvidenceCaseReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  addEvidenceItems: {
    parameters: {
      query?: never
      header?: never
      path: {
        caseId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "evidenceFileIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewEvidenceItems']
      }
    }
    responses: {
      /** @description The case. Files that it contains already are not added again. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EvidenceCaseReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  removeEvidenceItem: {
    parameters: {
      query?: never
      header?: never
      path: {
        caseId: components['schemas']['Id']
        evidenceItemId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  freezeEvidenceCase: {
    parameters: {
      query?: never
      header?: never
      path: {
        caseId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1
         *     }
         */
        'application/json': {
          version: components['schemas']['Version']
        }
      }
    }
    responses: {
      /** @description The case. It is frozen when the job has completed. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EvidenceCaseReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadEvidenceCase: {
    parameters: {
      query?: never
      header?: never
      path: {
        caseId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A ZIP with MANIFEST.sha256, which `sha256sum -c` verifies, its Ed25519 signature, a page to read it offline, and VERIFY.txt with instructions. Each download is an entry of the custody log. 403 when the case has an item of a kind that the user may not list. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/zip': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteEvidenceCase: {
    parameters: {
      query?: never
      header?: never
      path: {
        caseId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreEvidenceCase: {
    parameters: {
      query?: never
      header?: never
      path: {
        caseId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The case. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['EvidenceCaseReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listDeletedEvidenceCases: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletedEvidenceCaseListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  uploadFeatureFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "index": 1,
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['NewFeatureFile']
      }
    }
    responses: {
      /** @description The file. A photo is not imported yet. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureFileReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getFeatureFiles: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
        index: components['schemas']['FeatureIndex']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description At most 500 files. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureFilesReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteFeatureFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        fileId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteFeatureFiles: {
    parameters: {
      query: {
        fileIds: components['schemas']['Id'][]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreFeatureFiles: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "fileIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['FileSelection']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  setCoverPhoto: {
    parameters: {
      query?: never
      header?: never
      path: {
        fileId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "isCover": true
         *     }
         */
        'application/json': components['schemas']['CoverChoice']
      }
    }
    responses: {
      /** @description The stored file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureFileReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  assignFiles: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "fileIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "feature": {
         *         "layerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *         "index": 1
         *       }
         *     }
         */
        'application/json': components['schemas']['FileAssignment']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  autoAssignPhotos: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "maxMetres": 20
         *     }
         */
        'application/json': components['schemas']['AutoAssignment']
      }
    }
    responses: {
      /** @description The job. Only photos that belong to no feature and are not rejected are assigned. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': {
            /** @example true */
            status: boolean
            /** @example Photos are being assigned */
            message?: string
            data: {
              jobId: components['schemas']['Id']
            }
          }
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listPhotoAssignments: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of photos. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhotoAssignmentListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listFilteredFeatures: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Text that the name must contain, ignoring case. */
        search?: string
        /** @description Conditions that a feature must meet, each `attribute:comparison:value`. Comparisons: eq, ne, lt, lte, gt, gte, contains, empty, filled. The value may contain colons. */
        where?: string[]
        /** @description Only features that intersect this box: west,south,east,north in degrees. */
        box?: string
        /** @description Only flagged records, or only records without a flag. */
        flagged?: boolean
        /** @description Attribute to sort by, with a minus sign for descending order. The default order is by index. */
        sort?: string
      }
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of features without geometries, for tables. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listFeatures: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Only features with these indexes. */
        index?: number[]
        /** @description Only features that intersect this box: west,south,east,north in degrees. */
        box?: string
      }
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of features, sorted by index. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  addFeatures: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "features": [
         *         {
         *           "geometry": {
         *             "type": "Point",
         *             "coordinates": [
         *               -92.1,
         *               46.78
         *             ]
         *           },
         *           "properties": {
         *             "name": "Gate"
         *           }
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewFeatures']
      }
    }
    responses: {
      /** @description The stored features. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editFeature: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "index": 1,
         *       "version": 1,
         *       "properties": {
         *         "name": "North gate"
         *       }
         *     }
         */
        'application/json': components['schemas']['FeatureEdit']
      }
    }
    responses: {
      /** @description The stored feature. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteFeatures: {
    parameters: {
      query: {
        index: number[]
      }
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The ID of the change, for undoing it. The list of features is empty. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  undoFeatureChange: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "changeId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['UndoRequest']
      }
    }
    responses: {
      /** @description The features after the undo. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  flagFeature: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "index": 1,
         *       "version": 1,
         *       "flagged": true,
         *       "note": "Cracked"
         *     }
         */
        'application/json': components['schemas']['FeatureFlag']
      }
    }
    responses: {
      /** @description The stored feature. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FeatureChangeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createFlight: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "name": "Flight 1",
         *       "payload": "Zenmuse L2"
         *     }
         */
        'application/json': components['schemas']['NewFlight']
      }
    }
    responses: {
      /** @description The stored flight. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listFlights: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Text that the name must contain, ignoring case. */
        search?: string
        /** @description Only flights with one of these statuses. */
        status?: components['schemas']['FlightStatus'][]
        /** @description Only flights of this pilot. */
        pilotId?: components['schemas']['Id']
        /** @description Column to sort by, with a minus sign for descending order. `start` is the actual or planned start. */
        sort?: 'start' | '-start' | 'name' | '-name' | 'mission' | '-mission' | 'status' | '-status'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of flights. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMissionFlights: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The flights of the mission, the earliest first, 500 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionFlightsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getFlight: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editFlight: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Flight 2"
         *     }
         */
        'application/json': components['schemas']['FlightEdit']
      }
    }
    responses: {
      /** @description The stored flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateFlightStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "flightId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "version": 1,
         *       "status": "preflight"
         *     }
         */
        'application/json': components['schemas']['FlightStatusChange']
      }
    }
    responses: {
      /** @description The stored flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  setFlightPlan: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "layerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['FlightPlanChoice']
      }
    }
    responses: {
      /** @description The stored flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  assignFlightAssets: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "flightId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "version": 1,
         *       "droneId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['AssetAssignment']
      }
    }
    responses: {
      /** @description The stored flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getFlightAssets: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Drones, batteries and payload by name, 1,000 at most, without retired assets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightAssetsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getNewFlightAssets: {
    parameters: {
      query?: {
        /** @description Start of the flight. */
        plannedStart?: components['schemas']['Time']
        /** @description End of the flight; one hour after its start when absent. */
        plannedEnd?: components['schemas']['Time']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Drones, batteries and payload by name, 1,000 at most, without retired assets. Without a start, other flights are no problem. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightAssetsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  assignPilot: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "flightId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "pilotId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "version": 1
         *     }
         */
        'application/json': components['schemas']['PilotAssignment']
      }
    }
    responses: {
      /** @description The stored flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editFlightChecks: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "checks": [
         *         {
         *           "position": 1,
         *           "state": "passed"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['FlightChecksEdit']
      }
    }
    responses: {
      /** @description The stored flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteFlight: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreFlight: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The flight. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listDeletedFlights: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletedFlightListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteFlightTrash: {
    parameters: {
      query: {
        /** @description Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
        count: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteFlightPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listFlightLog: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        flightId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The earliest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightLogReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createFlightLogEntry: {
    parameters: {
      query?: never
      header?: never
      path: {
        flightId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "Gusts up to 9 m/s above the ridge"
         *     }
         */
        'application/json': components['schemas']['NewFlightLogEntry']
      }
    }
    responses: {
      /** @description The stored entry. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightLogEntryReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editFlightLogEntry: {
    parameters: {
      query?: never
      header?: never
      path: {
        logId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "text": "Gusts up to 12 m/s"
         *     }
         */
        'application/json': components['schemas']['FlightLogEdit']
      }
    }
    responses: {
      /** @description The stored entry. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightLogEntryReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteFlightLogEntry: {
    parameters: {
      query?: never
      header?: never
      path: {
        logId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getChecklist: {
    parameters: {
      query?: {
        /** @description The mission type; absent for missions without a type. */
        missionTypeId?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The checklist. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ChecklistReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editChecklist: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "checks": [
         *         {
         *           "text": "Propellers undamaged",
         *           "isBlocking": true
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['ChecklistEdit']
      }
    }
    responses: {
      /** @description The stored checklist. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ChecklistReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  searchFootage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "geometry": {
         *         "type": "Point",
         *         "coordinates": [
         *           -92.1,
         *           46.78
         *         ]
         *       }
         *     }
         */
        'application/json': components['schemas']['FootageSearch']
      }
    }
    responses: {
      /**
       * @description Areas on the ground are computed with the elevation layers of the mission, else for level ground; what hills hide is not
       *     found. Recordings without telemetry are not found. Photos are found
       *     by users with the permission feature_list.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FootageReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listJobs: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Only jobs that the caller started. */
        mine?: boolean
        /** @description Only queued and running jobs. */
        active?: boolean
        /** @description Only jobs about this record. */
        aboutId?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of jobs. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The job. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  cancelJob: {
    parameters: {
      query?: never
      header?: never
      path: {
        jobId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The cancelled job. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['JobReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createLayerGroup: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "name": "12 March"
         *     }
         */
        'application/json': components['schemas']['NewLayerGroup']
      }
    }
    responses: {
      /** @description The stored group. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerGroupReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editLayerGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        groupId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "13 March"
         *     }
         */
        'application/json': components['schemas']['LayerGroupEdit']
      }
    }
    responses: {
      /** @description The stored group. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerGroupReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteLayerGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        groupId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreLayerGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        groupId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The restored group. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerGroupReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  removeLayerFromGroup: {
    parameters: {
      query?: never
      header?: never
      path: {
        groupId: components['schemas']['Id']
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Text that the name must contain, ignoring case. */
        search?: string
        kind?: components['schemas']['LayerKind']
        /** @description Only layers with one of these statuses. */
        status?: components['schemas']['LayerStatus'][]
        /** @description Only flagged records, or only records without a flag. */
        flagged?: boolean
        /** @description Only layers whose areas are fences, or only others. An extension of the specification. */
        fence?: boolean
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of layers in the order of the layer panel. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getLayerPanel: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 1,000 layers at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerPanelReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getReadyLayers: {
    parameters: {
      query: {
        missionIds: components['schemas']['Id'][]
        kind?: components['schemas']['LayerKind']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 1,000 layers at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReadyLayersReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createLayer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "name": "Orthophoto March"
         *     }
         */
        'application/json': components['schemas']['NewLayer']
      }
    }
    responses: {
      /** @description The layer, with the status `importing`. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createVectorLayer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "name": "Inspection notes"
         *     }
         */
        'application/json': components['schemas']['NewVectorLayer']
      }
    }
    responses: {
      /** @description The layer, with the status `ready`. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getCoordinateSystems: {
    parameters: {
      query?: {
        /** @description A code, or words of the name. Without it, the systems that fit the location of the mission. */
        search?: string
      }
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description At most 30: the systems that were chosen for other files of the mission, then those that place the file next to the
       *     location of the mission.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CoordinateSystemsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Orthophoto",
         *       "opacity": 0.8
         *     }
         */
        'application/json': components['schemas']['LayerEdit']
      }
    }
    responses: {
      /** @description The stored layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteLayers: {
    parameters: {
      query: {
        layerIds: components['schemas']['Id'][]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listDeletedLayers: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletedLayerListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteLayerTrash: {
    parameters: {
      query: {
        /** @description Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
        count: number
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteLayerPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreLayers: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "layerIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['LayerSelection']
      }
    }
    responses: {
      /** @description The number of restored layers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RestoredReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  changeLayerColor: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "color": "#d4380d"
         *     }
         */
        'application/json': components['schemas']['LayerColor']
      }
    }
    responses: {
      /** @description The stored layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  assignLayerLabel: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "labelField": "plot"
         *     }
         */
        'application/json': components['schemas']['LayerLabel']
      }
    }
    responses: {
      /** @description The stored layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  flagLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "flagged": true,
         *       "note": "Seams in the north"
         *     }
         */
        'application/json': components['schemas']['LayerFlag']
      }
    }
    responses: {
      /** @description The stored layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  shareLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "clientVisible": true
         *     }
         */
        'application/json': components['schemas']['LayerSharing']
      }
    }
    responses: {
      /** @description The stored layer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LayerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getRasterDetails: {
    parameters: {
      query?: {
        /** @description Together with `long`, adds the values at this point to the reply. */
        lat?: number
        long?: number
      }
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Coordinate system, resolution, bands with statistics and histograms. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RasterDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  measureRaster: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "volume",
         *       "geometry": {
         *         "type": "Polygon",
         *         "coordinates": [
         *           [
         *             [
         *               -92,
         *               46
         *             ],
         *             [
         *               -91.999,
         *               46
         *             ],
         *             [
         *               -91.999,
         *               46.001
         *             ],
         *             [
         *               -92,
         *               46
         *             ]
         *           ]
         *         ]
         *       },
         *       "base": "plane"
         *     }
         */
        'application/json': components['schemas']['MeasurementRequest']
      }
    }
    responses: {
      /** @description Lengths in metres on the ground. `empty` is true where the raster has no data. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MeasurementReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  exportFeaturesCsv: {
    parameters: {
      query?: {
        /** @description Only features with these indexes. */
        index?: number[]
      }
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A CSV file. Cells that a spreadsheet would execute as formulas are neutralised. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  exportLayerGeojson: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A GeoJSON file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/geo+json': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadLayerKml: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A KML file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/vnd.google-earth.kml+xml': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadRaster: {
    parameters: {
      query?: {
        /**
         * @description `original`: the uploaded file. `cog`: the values as a cloud-optimised GeoTIFF, or as a GeoTIFF with four control points
         *     if a user georeferenced the raster by its corners. `values`: the values of an area as a GeoTIFF. `colours`: a GeoTIFF
         *     of what the map shows. `picture`: the same as a PNG.
         */
        form?: 'original' | 'cog' | 'values' | 'colours' | 'picture'
        /**
         * @description Only this box, for `values`, `colours` and `picture`: west,south,east,north in degrees. West is greater than east
         *     across the antimeridian.
         */
        bounds?: string
        /** @description Layer of the area in `areaIndex`. */
        areaLayerId?: components['schemas']['Id']
        /** @description Index of a feature. Only pixels inside its outline, for `values`, `colours` and `picture`. */
        areaIndex?: number
      }
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description The file. Pictures and colours are in Web Mercator, north up. A picture has at most 4,096 pixels along a side,
       *     colours have at most 16 million pixels. Values keep the resolution, the coordinate system and the no-data value of
       *     the raster, and are at most 256 MB before compression.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          '*/*': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getLayerThumbnail: {
    parameters: {
      query?: {
        /** @description The dataVersion of the layer, so that browsers ask again when the picture has changed. */
        v?: number
      }
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A WebP image. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createLocation: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Brighton Beach",
         *       "location": {
         *         "lat": 46.8416,
         *         "long": -92.0087
         *       }
         *     }
         */
        'application/json': components['schemas']['NewLocation']
      }
    }
    responses: {
      /** @description The stored location. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LocationReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listLocations: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Text that the name must contain, ignoring case. */
        search?: string
        /** @description Column to sort by, with a minus sign for descending order. */
        sort?: 'name' | '-name' | 'missionCount' | '-missionCount'
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of locations. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LocationListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getPlaces: {
    parameters: {
      query?: {
        /** @description Name or address. Without it, the reply only says whether there is a geocoder. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description At most five places, the best match first. Results are cached for ten minutes. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PlaceListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getLocation: {
    parameters: {
      query?: never
      header?: never
      path: {
        locationId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The location. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LocationDetailsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateLocation: {
    parameters: {
      query?: never
      header?: never
      path: {
        locationId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Brighton Beach North"
         *     }
         */
        'application/json': components['schemas']['LocationEdit']
      }
    }
    responses: {
      /** @description The stored location. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LocationReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteLocation: {
    parameters: {
      query?: never
      header?: never
      path: {
        locationId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteLocations: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "locationIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['LocationSelection']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listDeletedLocations: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletedLocationListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteLocationTrash: {
    parameters: {
      query: {
        /** @description Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
        count: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteLocationPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        locationId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreLocation: {
    parameters: {
      query?: never
      header?: never
      path: {
        locationId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The location. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['LocationReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMaintenanceRules: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rules by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MaintenanceRulesReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createMaintenanceRule: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "50-hour service",
         *       "classId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "everyHours": 50
         *     }
         */
        'application/json': components['schemas']['NewMaintenanceRule']
      }
    }
    responses: {
      /** @description The stored rule. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MaintenanceRuleReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editMaintenanceRule: {
    parameters: {
      query?: never
      header?: never
      path: {
        maintenanceRuleId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "everyHours": 40
         *     }
         */
        'application/json': components['schemas']['MaintenanceRuleEdit']
      }
    }
    responses: {
      /** @description The stored rule. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MaintenanceRuleReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteMaintenanceRule: {
    parameters: {
      query?: never
      header?: never
      path: {
        maintenanceRuleId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getAssetMaintenance: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rules of the asset, those that end first before the others. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetMaintenanceReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMaintenanceCalendar: {
    parameters: {
      query: {
        from: string
        /** @description Not before `from`, and at most 366 days after it. */
        until: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description At most 500, the earliest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MaintenanceDueListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listMaintenanceRecords: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last work first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MaintenanceRecordListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createMaintenanceRecord: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "50-hour service",
         *       "person": "Tia Technician"
         *     }
         */
        'application/json': components['schemas']['NewMaintenanceRecord']
      }
    }
    responses: {
      /** @description The stored record. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MaintenanceRecordReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteMaintenanceRecord: {
    parameters: {
      query?: never
      header?: never
      path: {
        maintenanceRecordId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreMaintenanceRecord: {
    parameters: {
      query?: never
      header?: never
      path: {
        maintenanceRecordId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The record. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MaintenanceRecordReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getManufacturers: {
    parameters: {
      query?: {
        /** @description Text that the name must contain, ignoring case. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The manufacturers by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ManufacturersReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getManufacturer: {
    parameters: {
      query?: never
      header?: never
      path: {
        manufacturerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The manufacturer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ManufacturerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createManufacturer: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Northwind"
         *     }
         */
        'application/json': components['schemas']['NewManufacturer']
      }
    }
    responses: {
      /** @description The stored manufacturer. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ManufacturerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editManufacturer: {
    parameters: {
      query?: never
      header?: never
      path: {
        manufacturerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Northwind UAS"
         *     }
         */
        'application/json': components['schemas']['ManufacturerEdit']
      }
    }
    responses: {
      /** @description The stored manufacturer. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ManufacturerReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteManufacturer: {
    parameters: {
      query?: never
      header?: never
      path: {
        manufacturerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getAssetModels: {
    parameters: {
      query?: {
        /** @description Text that the name must contain, ignoring case. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The models by manufacturer and name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetModelsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAssetModel: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetModelId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The model. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetModelReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createAssetModel: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Kite 4",
         *       "manufacturerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "classId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a302"
         *     }
         */
        'application/json': components['schemas']['NewAssetModel']
      }
    }
    responses: {
      /** @description The stored model. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetModelReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateAssetModel: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetModelId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Kite 4 Pro"
         *     }
         */
        'application/json': components['schemas']['AssetModelEdit']
      }
    }
    responses: {
      /** @description The stored model. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AssetModelReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteAssetModel: {
    parameters: {
      query?: never
      header?: never
      path: {
        assetModelId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  createMission: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Harbour survey",
         *       "description": "Quay walls after the storm",
         *       "scheduledAt": "2026-03-12T09:30:00.000Z"
         *     }
         */
        'application/json': components['schemas']['NewMission']
      }
    }
    responses: {
      /** @description The stored mission. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listMissions: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Text that the name must contain, ignoring case. */
        search?: string
        /** @description Only missions with one of these statuses. */
        status?: components['schemas']['MissionStatus'][]
        /** @description Archived missions in place of the others. */
        archived?: boolean
        /** @description Only missions of this type. */
        missionTypeId?: components['schemas']['Id']
        /** @description Column to sort by, with a minus sign for descending order. */
        sort?:
          | 'createdAt'
          | '-createdAt'
          | 'updatedAt'
          | '-updatedAt'
          | 'name'
          | '-name'
          | 'location'
          | '-location'
          | 'missionType'
          | '-missionType'
          | 'scheduledAt'
          | '-scheduledAt'
          | 'status'
          | '-status'
      }
      header?: never
      path: {
        tenantId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of missions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The mission. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Harbour survey 2"
         *     }
         */
        'application/json': components['schemas']['MissionEdit']
      }
    }
    responses: {
      /** @description The stored mission. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  updateMissionStatus: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "status": "live",
         *       "version": 2
         *     }
         */
        'application/json': components['schemas']['MissionStatusChange']
      }
    }
    responses: {
      /** @description The stored mission. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  archiveMissions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "archived": true
         *     }
         */
        'application/json': components['schemas']['MissionsArchived']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  updateMissionStatuses: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "status": "live"
         *     }
         */
        'application/json': components['schemas']['MissionStatusesChange']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteMissions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['MissionSelection']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getMissionsGeojson: {
    parameters: {
      query?: {
        /** @description Text that the name must contain, ignoring case. */
        search?: string
        /** @description Only missions with one of these statuses. */
        status?: components['schemas']['MissionStatus'][]
        /** @description Archived missions in place of the others. */
        archived?: boolean
        /** @description Only missions of this type. */
        missionTypeId?: components['schemas']['Id']
        /** @description Only missions that had not ended by this time, or are planned for this time or later. */
        from?: components['schemas']['Time']
        /** @description Only missions that started before this time, or are planned for a time before it. */
        until?: components['schemas']['Time']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The newest 10,000 missions at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionGeojsonReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMissionSummary: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Counts by status, without archived missions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionSummaryReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  exportMissions: {
    parameters: {
      query?: {
        /** @description Text that the name must contain, ignoring case. */
        search?: string
        /** @description Only missions with one of these statuses. */
        status?: components['schemas']['MissionStatus'][]
        /** @description Archived missions in place of the others. */
        archived?: boolean
        /** @description Only missions of this type. */
        missionTypeId?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A CSV file. Cells that a spreadsheet would execute as formulas are neutralised. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMissionTypes: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 200 at most, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionTypesReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMissionTypeCounts: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 200 at most, sorted by name. Missions in the trash are not counted, archived ones are. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionTypeCountsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createMissionType: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Roof inspection"
         *     }
         */
        'application/json': components['schemas']['NewMissionType']
      }
    }
    responses: {
      /** @description The stored mission type. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionTypeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editMissionType: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionTypeId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Roof inspection"
         *     }
         */
        'application/json': components['schemas']['MissionTypeEdit']
      }
    }
    responses: {
      /** @description The stored mission type. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionTypeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteMissionType: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionTypeId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listMissionsByLocation: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        locationId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of missions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listMissionsByMapref: {
    parameters: {
      query: {
        baseLayerId: components['schemas']['Id']
        /** @description Value of the base layer's identifying attribute. */
        mapref: string
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of missions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMissionDocCount: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Counts, and the storage they use in bytes. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionDocCountReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  duplicateMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Harbour survey April",
         *       "scheduledAt": "2026-04-12T09:30:00.000Z"
         *     }
         */
        'application/json': components['schemas']['MissionCopy']
      }
    }
    responses: {
      /** @description The new mission. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listDeletedMissions: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletedMissionListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteMissionTrash: {
    parameters: {
      query: {
        /** @description Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
        count: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteMissionPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreMission: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The mission. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMosaicPlan: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The photos that are used and those that are left out, with the reasons. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MosaicPlanReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createMosaic: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Quick mosaic"
         *     }
         */
        'application/json': components['schemas']['NewMosaic']
      }
    }
    responses: {
      /** @description The job. Its end adds the layer, which is then imported like an uploaded one. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MosaicStartedReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOgcLandingPage: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Links to the conformance, the contract and the collections. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "title": "Aerie",
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOgcConformance: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The classes. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "conformsTo": [
           *         "http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/core"
           *       ]
           *     }
           */
          'application/json;charset=utf-8': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOgcCollections: {
    parameters: {
      query?: {
        /** @description At most 1000; a larger value is read as 1000. */
        limit?: number
        /** @description Where the next page begins; from the link `next` of the page before. */
        cursor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Missions, photos, footprints of recordings, and each layer that is ready. The link `next` leads to more layers. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "collections": [],
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOgcCollection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The collection. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "missions",
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOgcItems: {
    parameters: {
      query?: {
        /** @description Only features that intersect this box: west, south, east and north in degrees, or with a height after south and after north, which is ignored. West is greater than east in a box that crosses the antimeridian. */
        bbox?: string
        /** @description A time of RFC 3339, or two with a slash between them; `..` or nothing is an open end. A photo of a camera whose time zone is unknown is found if its clock may have shown such a time: its interval is 14 hours before to 12 hours after the clock as if it were UTC. In OGC API Features, features without a time are left out. In STAC, an item without a time (`aerie:time` is `unknown`) is found by the time of its upload, the latest at which it can have been taken. */
        datetime?: string
        /** @description At most 1000; a larger value is read as 1000. */
        limit?: number
        /** @description Where the next page begins; from the link `next` of the page before. */
        cursor?: string
      }
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A GeoJSON feature collection. The link `next` leads to more features. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "FeatureCollection",
           *       "features": [],
           *       "links": [],
           *       "numberReturned": 0
           *     }
           */
          'application/geo+json': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOgcItem: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: string
        /** @description The `id` of a feature. That of a layer is its number in the layer. */
        itemId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A GeoJSON feature. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "Feature",
           *       "id": "1",
           *       "geometry": null,
           *       "properties": {}
           *     }
           */
          'application/geo+json': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOgcVectorTileSets: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tile sets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "tilesets": []
           *     }
           */
          'application/json;charset=utf-8': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOgcVectorTileSet: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: string
        tileMatrixSetId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tile set. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "dataType": "vector",
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOgcVectorTile: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: string
        tileMatrixSetId: string
        /** @description The zoom. */
        tileMatrix: number
        tileRow: number
        tileCol: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tile. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /** @example MVT */
          'application/vnd.mapbox-vector-tile': string
        }
      }
      /** @description The tile is empty. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOgcMapTileSets: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tile sets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "tilesets": []
           *     }
           */
          'application/json;charset=utf-8': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOgcMapTileSet: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: string
        tileMatrixSetId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tile set. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "dataType": "map",
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOgcMapTile: {
    parameters: {
      query?: {
        /** @description `webp` is what the map of this server draws: WebP, or JPEG for a picture without transparency. */
        f?: 'png' | 'webp'
      }
      header?: never
      path: {
        /** @description `missions`, `photos`, `footprints`, or the ID of a layer. */
        collectionId: string
        tileMatrixSetId: string
        /** @description The zoom. */
        tileMatrix: number
        tileRow: number
        tileCol: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tile. A PNG without data is transparent. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /** @example PNG */
          'image/png': string
          /** @example WEBP */
          'image/webp': string
          /** @example JPEG */
          'image/jpeg': string
        }
      }
      /** @description The tile is empty. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      '4XX': components['responses']['Problem']
    }
  }
  getWmtsCapabilities: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description At most 1,000 layers, the latest first. Their tiles have addresses of OGC API Tiles. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/xml': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOgcTileMatrixSets: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The tile matrix sets. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "tileMatrixSets": []
           *     }
           */
          'application/json;charset=utf-8': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOgcTileMatrixSet: {
    parameters: {
      query?: never
      header?: never
      path: {
        tileMatrixSetId: string
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The definition of OGC Two Dimensional Tile Matrix Set 2.0. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "id": "WebMercatorQuad",
           *       "tileMatrices": []
           *     }
           */
          'application/json;charset=utf-8': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOrthomosaicPlan: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description What can be computed. Without a connected server that answers, there are no options and no estimates. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrthomosaicPlanReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listOrthomosaics: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page. Clients see none. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrthomosaicListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createOrthomosaic: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Beach",
         *       "preset": "standard"
         *     }
         */
        'application/json': components['schemas']['NewOrthomosaic']
      }
    }
    responses: {
      /** @description The orthomosaic. A job sends the photos. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrthomosaicReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  cancelOrthomosaic: {
    parameters: {
      query?: never
      header?: never
      path: {
        orthomosaicId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The cancelled orthomosaic. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrthomosaicReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  retryOrthomosaic: {
    parameters: {
      query?: never
      header?: never
      path: {
        orthomosaicId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The orthomosaic. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OrthomosaicReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadPointCloud: {
    parameters: {
      query?: never
      header?: never
      path: {
        orthomosaicId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A compressed LAS file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listOutcomes: {
    parameters: {
      query?: {
        /** @description Only outcomes of this mission. */
        missionId?: components['schemas']['Id']
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of outcomes. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OutcomeListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOutcome: {
    parameters: {
      query?: never
      header?: never
      path: {
        outcomeId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The outcome. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OutcomeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createOutcome: {
    parameters: {
      query?: {
        /** @description The recording that the picture is a frame of. */
        vodId?: components['schemas']['Id']
        /** @description Moment of the frame, in milliseconds from the start of the recording. */
        atMs?: number
        /** @description The flight that the picture was taken on. */
        flightId?: components['schemas']['Id']
        /** @description How many people the picture shows; absent when unknown. */
        pcount?: number
        note?: components['schemas']['OutcomeNote']
        /** @description When the picture was taken. A frame of a recording has the time of its moment. */
        takenAt?: components['schemas']['Time']
        lat?: number
        long?: number
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "file": "PNG bytes"
         *     }
         */
        'multipart/form-data': {
          /**
           * Format: binary
           * @description PNG, JPEG or WebP.
           * @example RIFF
           */
          file: string
        }
        'application/json': components['schemas']['UploadedFile']
      }
    }
    responses: {
      /** @description The stored outcome. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OutcomeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createPhotoOutcome: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "photoId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "pcount": 2
         *     }
         */
        'application/json': components['schemas']['NewPhotoOutcome']
      }
    }
    responses: {
      /** @description The stored outcome. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OutcomeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editOutcome: {
    parameters: {
      query?: never
      header?: never
      path: {
        outcomeId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "pcount": 3
         *     }
         */
        'application/json': components['schemas']['OutcomeEdit']
      }
    }
    responses: {
      /** @description The stored outcome. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['OutcomeReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteOutcome: {
    parameters: {
      query?: never
      header?: never
      path: {
        outcomeId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreOutcomes: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "outcomeIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['OutcomeSelection']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listDeletedOutcomes: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletedOutcomeListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOutcomePicture: {
    parameters: {
      query?: never
      header?: never
      path: {
        outcomeId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The picture as WebP. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadOutcomePicture: {
    parameters: {
      query?: never
      header?: never
      path: {
        outcomeId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The picture, named after the place. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/png': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getOutcomeMap: {
    parameters: {
      query?: never
      header?: never
      path: {
        outcomeId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 200 x 130 pixels at zoom 16. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/png': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getPhonePositions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The positions, each at most two minutes old. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhonePositionsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createPhoto: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['NewPhoto']
      }
    }
    responses: {
      /** @description The photo, which is not imported yet. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhotoReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listPhotos: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Only photos in these states. */
        states?: components['schemas']['PhotoState'][]
        /** @description Only photos that are proposed for rejection and have no decision. */
        proposed?: boolean
        /** @description Only photos of this flight. */
        flightId?: components['schemas']['Id']
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of photos; those without a time are last. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhotoListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getPhotoPoints: {
    parameters: {
      query?: {
        /** @description Only photos in these states. */
        states?: components['schemas']['PhotoState'][]
        /** @description Only photos that are proposed for rejection and have no decision. */
        proposed?: boolean
        /** @description Whether the photos have their footprints. */
        footprints?: boolean
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description At most 20,000 photos, in the order of the list. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhotoPointsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getPhoto: {
    parameters: {
      query?: never
      header?: never
      path: {
        photoId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The photo. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhotoReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getSameViewPhotos: {
    parameters: {
      query?: never
      header?: never
      path: {
        photoId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description Photos of all missions, taken near the position of this one and in nearly the same direction, more than an hour before or
       *     after it: the closest of each occasion, at most 50. Empty for a photo without position, time or picture.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SameViewReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getPhotoPicture: {
    parameters: {
      query?: {
        /** @description 400 or 1,600 pixels along the longer side; the preview of a 360° photo has 4,096. */
        size?: 'thumbnail' | 'preview'
      }
      header?: never
      path: {
        photoId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A WebP image, upright and without metadata. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadPhoto: {
    parameters: {
      query?: never
      header?: never
      path: {
        photoId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          '*/*': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  sharePhotos: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "clientVisible": true
         *     }
         */
        'application/json': components['schemas']['PhotoSharing']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deletePhotos: {
    parameters: {
      query: {
        photoIds: components['schemas']['Id'][]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restorePhotos: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "photoIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['PhotoSelection']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listPhotosToReview: {
    parameters: {
      query: {
        missionId: components['schemas']['Id']
        /** @description Photos in this state; by default those without a decision. */
        state?: components['schemas']['PhotoState']
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of photos. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhotoListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  reviewPhotos: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "ids": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "decision": "reject",
         *       "reason": "Rotor in the picture"
         *     }
         */
        'application/json': components['schemas']['PhotoReview']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  placePhoto: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "fileId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "version": 1,
         *       "location": {
         *         "lat": 46.8426,
         *         "long": -91.9946
         *       }
         *     }
         */
        'application/json': components['schemas']['PhotoPlace']
      }
    }
    responses: {
      /** @description The photo. Its area on the ground is computed again, or removed if the file does not say enough. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PhotoReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getAllPilots: {
    parameters: {
      query?: {
        /** @description The flight that `problems` refer to. */
        flightId?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The pilots by name, 1,000 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PilotsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createPilot: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Asha Rao",
         *       "email": "asha@example.com",
         *       "licences": [
         *         {
         *           "kind": "EU A2",
         *           "number": "D-1234",
         *           "expiresOn": "2027-01-31"
         *         }
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewPilot']
      }
    }
    responses: {
      /** @description The stored pilot. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PilotReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editPilot: {
    parameters: {
      query?: never
      header?: never
      path: {
        pilotId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "phone": "+44 20 7946 0000"
         *     }
         */
        'application/json': components['schemas']['PilotEdit']
      }
    }
    responses: {
      /** @description The stored pilot. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PilotReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deletePilot: {
    parameters: {
      query?: never
      header?: never
      path: {
        pilotId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restorePilot: {
    parameters: {
      query?: never
      header?: never
      path: {
        pilotId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The pilot. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PilotReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listDeletedPilots: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last removed first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletedPilotListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deletePilotTrash: {
    parameters: {
      query: {
        /** @description Number of records in the trash, as confirmed by the user. Nothing is deleted if the number has changed. */
        count: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deletePilotPermanently: {
    parameters: {
      query?: never
      header?: never
      path: {
        pilotId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getPlotReport: {
    parameters: {
      query: {
        /** @description A base layer with areas and an identifying attribute. */
        baseLayerId: components['schemas']['Id']
        /** @description First day, in UTC. */
        from: components['schemas']['DataDay']
        /** @description Last day, in UTC; at most 1,100 days in all. */
        until: components['schemas']['DataDay']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rows by name. An item counts where its position is; a recording counts wherever its drone was. Results of an analysis count unless people rejected them, from the latest run of a period for each layer, and are left out when no analysis of their kind ran in either period. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReportReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getBlockReport: {
    parameters: {
      query: {
        /** @description A base layer with areas and an identifying attribute. */
        baseLayerId: components['schemas']['Id']
        /** @description First day, in UTC. */
        from: components['schemas']['DataDay']
        /** @description Last day, in UTC; at most 1,100 days in all. */
        until: components['schemas']['DataDay']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The rows by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReportReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadReport: {
    parameters: {
      query: {
        /** @description A base layer with areas and an identifying attribute. */
        baseLayerId: components['schemas']['Id']
        /** @description First day, in UTC. */
        from: components['schemas']['DataDay']
        /** @description Last day, in UTC; at most 1,100 days in all. */
        until: components['schemas']['DataDay']
        rows: components['schemas']['ReportRows']
        format: components['schemas']['ReportFormat']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. The last page of a PDF and the last sheet of an Excel file list the inputs with their SHA-256. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/pdf': string
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string
          'text/csv': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listSavedReports: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Part of the name of the report or of its base layer. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SavedReportListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createSavedReport: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Plots every month",
         *       "baseLayerId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "rows": "plot",
         *       "measures": [
         *         "photos",
         *         "alerts"
         *       ],
         *       "period": {
         *         "kind": "lastMonth"
         *       }
         *     }
         */
        'application/json': components['schemas']['NewSavedReport']
      }
    }
    responses: {
      /** @description The saved report. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SavedReportReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getSavedReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        savedReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The saved report. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SavedReportReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editSavedReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        savedReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Plots every week",
         *       "period": {
         *         "kind": "lastWeek"
         *       }
         *     }
         */
        'application/json': components['schemas']['SavedReportEdit']
      }
    }
    responses: {
      /** @description The saved report. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['SavedReportReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteSavedReport: {
    parameters: {
      query?: never
      header?: never
      path: {
        savedReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  makeReportEdition: {
    parameters: {
      query?: never
      header?: never
      path: {
        savedReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The edition. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReportEditionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listReportEditions: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        savedReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of editions. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReportEditionListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getReportEdition: {
    parameters: {
      query?: never
      header?: never
      path: {
        editionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The edition. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReportEditionReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getReportEditionChanges: {
    parameters: {
      query?: never
      header?: never
      path: {
        editionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Whether the data has the same bytes, and which inputs have changed since. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReportComparisonReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadReportEdition: {
    parameters: {
      query: {
        format: components['schemas']['ReportFormat']
      }
      header?: never
      path: {
        editionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/pdf': string
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': string
          'text/csv': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getReportSchedule: {
    parameters: {
      query?: never
      header?: never
      path: {
        savedReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The schedule, null without one, and the latest 50 mails. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReportScheduleReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  setReportSchedule: {
    parameters: {
      query?: never
      header?: never
      path: {
        savedReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "every": "month",
         *       "hour": 7,
         *       "timeZone": "Europe/Berlin",
         *       "recipientIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "paused": false
         *     }
         */
        'application/json': components['schemas']['ReportScheduleEdit']
      }
    }
    responses: {
      /** @description The schedule. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReportScheduleReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteReportSchedule: {
    parameters: {
      query?: never
      header?: never
      path: {
        savedReportId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getReportRecipients: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description By name; 1,000 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReportRecipientsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getStacCatalog: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Links to the collections and the search. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "Catalog",
           *       "stac_version": "1.1.0",
           *       "id": "aerie",
           *       "description": "Missions",
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getStacConformance: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The classes. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "conformsTo": [
           *         "https://api.stacspec.org/v1.0.0/core"
           *       ]
           *     }
           */
          'application/json;charset=utf-8': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getStacCollections: {
    parameters: {
      query?: {
        limit?: number
        /** @description Where the next page begins; from the link `next` of the page before. */
        cursor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The latest first. The link `next` leads to more. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "collections": [],
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getStacCollection: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The ID of a mission. */
        collectionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The collection. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "Collection",
           *       "stac_version": "1.1.0",
           *       "id": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
           *       "links": []
           *     }
           */
          'application/json;charset=utf-8': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getStacItems: {
    parameters: {
      query?: {
        /** @description Only features that intersect this box: west, south, east and north in degrees, or with a height after south and after north, which is ignored. West is greater than east in a box that crosses the antimeridian. */
        bbox?: string
        /** @description A time of RFC 3339, or two with a slash between them; `..` or nothing is an open end. A photo of a camera whose time zone is unknown is found if its clock may have shown such a time: its interval is 14 hours before to 12 hours after the clock as if it were UTC. In OGC API Features, features without a time are left out. In STAC, an item without a time (`aerie:time` is `unknown`) is found by the time of its upload, the latest at which it can have been taken. */
        datetime?: string
        limit?: number
        /** @description Where the next page begins; from the link `next` of the page before. */
        cursor?: string
      }
      header?: never
      path: {
        /** @description The ID of a mission. */
        collectionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A GeoJSON feature collection, the latest first. The link `next` leads to more. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "FeatureCollection",
           *       "features": [],
           *       "links": []
           *     }
           */
          'application/geo+json': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getStacItem: {
    parameters: {
      query?: never
      header?: never
      path: {
        /** @description The ID of a mission. */
        collectionId: components['schemas']['Id']
        /** @description The ID of a photo, layer or recording. */
        itemId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The item. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "Feature",
           *       "stac_version": "1.1.0",
           *       "id": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
           *       "links": []
           *     }
           */
          'application/geo+json': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getStacSearch: {
    parameters: {
      query?: {
        /** @description Only features that intersect this box: west, south, east and north in degrees, or with a height after south and after north, which is ignored. West is greater than east in a box that crosses the antimeridian. */
        bbox?: string
        /** @description A time of RFC 3339, or two with a slash between them; `..` or nothing is an open end. A photo of a camera whose time zone is unknown is found if its clock may have shown such a time: its interval is 14 hours before to 12 hours after the clock as if it were UTC. In OGC API Features, features without a time are left out. In STAC, an item without a time (`aerie:time` is `unknown`) is found by the time of its upload, the latest at which it can have been taken. */
        datetime?: string
        /** @description IDs of items, separated by commas. */
        ids?: string
        /** @description IDs of missions, separated by commas. */
        collections?: string
        /** @description A GeoJSON polygon, multipolygon or point. Holes are ignored. */
        intersects?: string
        limit?: number
        /** @description Where the next page begins; from the link `next` of the page before. */
        cursor?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A GeoJSON feature collection, the latest first. The link `next` leads to more. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "FeatureCollection",
           *       "features": [],
           *       "links": []
           *     }
           */
          'application/geo+json': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  searchStac: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "bbox": [
         *         -92.2,
         *         46.7,
         *         -92,
         *         46.8
         *       ],
         *       "limit": 10
         *     }
         */
        'application/json': components['schemas']['StacSearch']
      }
    }
    responses: {
      /** @description A GeoJSON feature collection, the latest first. The link `next` has the body of the next search. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          /**
           * @example {
           *       "type": "FeatureCollection",
           *       "features": [],
           *       "links": []
           *     }
           */
          'application/geo+json': components['schemas']['OgcDocument']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getStacAsset: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file; 206 with a Range header. A raster that a user placed on the map is read by download-raster instead. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/tiff': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getActiveStreams: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The streams of all missions, the latest first, 200 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ActiveStreamsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getStreamKeys: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The latest first, 500 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['StreamKeysReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getPilotMessages: {
    parameters: {
      query?: never
      header?: never
      path: {
        streamId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The earliest first, the latest 100 at most. Also of a stream that has ended. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PilotMessagesReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  sendPilotMessage: {
    parameters: {
      query?: never
      header?: never
      path: {
        streamId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "text": "Look at the north gate",
         *       "long": -91.99,
         *       "lat": 46.84
         *     }
         */
        'application/json': components['schemas']['NewPilotMessage']
      }
    }
    responses: {
      /** @description The message is stored. It is shown at once if the page is open, else when the pilot opens it. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['PilotMessageReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createTelemetry: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['NewTelemetry']
      }
    }
    responses: {
      /** @description The telemetry, which is not read yet. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TelemetryReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMissionTelemetry: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The telemetry of the mission, the newest first, 500 at most. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TelemetryListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  assignTelemetry: {
    parameters: {
      query?: never
      header?: never
      path: {
        telemetryId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "flightId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['TelemetryAssignment']
      }
    }
    responses: {
      /** @description The stored telemetry. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TelemetryReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createFlightOfTelemetry: {
    parameters: {
      query?: never
      header?: never
      path: {
        telemetryId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Flight 1"
         *     }
         */
        'application/json': components['schemas']['FlightOfTelemetry']
      }
    }
    responses: {
      /** @description The stored telemetry. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TelemetryReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editTelemetryColumns: {
    parameters: {
      query?: never
      header?: never
      path: {
        telemetryId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "fields": {
         *         "time": "datetime(utc)",
         *         "lat": "latitude",
         *         "long": "longitude"
         *       },
         *       "timeUnit": "s",
         *       "lengthUnit": "m",
         *       "speedUnit": "m/s"
         *     }
         */
        'application/json': components['schemas']['TelemetryColumns']
      }
    }
    responses: {
      /** @description The telemetry, which is not read yet. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TelemetryReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editTelemetryZone: {
    parameters: {
      query?: never
      header?: never
      path: {
        telemetryId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "timeZone": "America/Chicago"
         *     }
         */
        'application/json': components['schemas']['TelemetryZone']
      }
    }
    responses: {
      /**
       * @description The stored telemetry with its new times. The start of recordings that is that of the telemetry moves with it, and so does
       *     a flight that was created from it.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TelemetryReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteTelemetry: {
    parameters: {
      query?: never
      header?: never
      path: {
        telemetryId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreTelemetry: {
    parameters: {
      query?: never
      header?: never
      path: {
        telemetryId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getFlightTrack: {
    parameters: {
      query?: {
        /** @description Only the path, for maps, or also the samples. */
        detail?: 'path' | 'samples'
      }
      header?: never
      path: {
        flightId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The track; without telemetry the path is empty. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightTrackReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getRecordingTrack: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The track of the telemetry that is paired with the recording, otherwise that of its flight; empty without both. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['FlightTrackReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getFlightGround: {
    parameters: {
      query: {
        /** @description Where the camera is. */
        lat: number
        long: number
      }
      header?: never
      path: {
        flightId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /**
       * @description Heights within a kilometre. Null for flat ground: without an elevation layer there, and for those who do not see the
       *     layer, which needs the permission layer_list.
       */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TrackGroundReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getRecordingGround: {
    parameters: {
      query: {
        /** @description Where the camera is. */
        lat: number
        long: number
      }
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description As of a flight; the take-off point is that of the track of the recording. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['TrackGroundReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMissionTracks: {
    parameters: {
      query?: never
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Flights with telemetry, at most 100, the latest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MissionTracksReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getThermalPhoto: {
    parameters: {
      query: {
        photoId: components['schemas']['Id']
        /** @description Computes with this value without storing it. */
        emissivity?: components['schemas']['Emissivity']
        /** @description Computes with this value without storing it. */
        reflected?: components['schemas']['ReflectedTemperature']
        /** @description Computes with this value without storing it. */
        distance?: components['schemas']['Distance']
        /** @description Computes with this value without storing it. */
        humidity?: components['schemas']['Humidity']
        /** @description Computes with this value without storing it. */
        air?: components['schemas']['AirTemperature']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Facts, statistics, hotspots and readings. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ThermalPhotoReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getThermalValues: {
    parameters: {
      query: {
        photoId: components['schemas']['Id']
        /** @description Computes with this value without storing it. */
        emissivity?: components['schemas']['Emissivity']
        /** @description Computes with this value without storing it. */
        reflected?: components['schemas']['ReflectedTemperature']
        /** @description Computes with this value without storing it. */
        distance?: components['schemas']['Distance']
        /** @description Computes with this value without storing it. */
        humidity?: components['schemas']['Humidity']
        /** @description Computes with this value without storing it. */
        air?: components['schemas']['AirTemperature']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Degrees Celsius as 32-bit floats, little-endian, in rows from the top. NaN where unknown. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/octet-stream': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listThermalPhotos: {
    parameters: {
      query?: {
        /** @description Only photos of this mission. */
        missionId?: components['schemas']['Id']
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of thermal photos. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ThermalListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  exportThermalPhotos: {
    parameters: {
      query?: {
        /** @description Only photos of this mission. */
        missionId?: components['schemas']['Id']
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A CSV file. Cells that a spreadsheet would execute as formulas are neutralised. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'text/csv': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editThermalParameters: {
    parameters: {
      query?: never
      header?: never
      path: {
        photoId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "emissivity": 0.92,
         *       "reflected": 12
         *     }
         */
        'application/json': components['schemas']['ThermalEdit']
      }
    }
    responses: {
      /** @description The photo with its new temperatures. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ThermalPhotoReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createThermalReading: {
    parameters: {
      query?: never
      header?: never
      path: {
        photoId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "kind": "point",
         *       "label": "Panel 7",
         *       "points": [
         *         [
         *           320,
         *           240
         *         ]
         *       ]
         *     }
         */
        'application/json': components['schemas']['NewReading']
      }
    }
    responses: {
      /** @description The stored reading. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ReadingReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteThermalReading: {
    parameters: {
      query?: never
      header?: never
      path: {
        readingId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getThread: {
    parameters: {
      query: {
        entity: components['schemas']['ThreadEntity']
        /** @description The mission, layer, alert, outcome, photo or recording. A place is named by its mission. */
        id: components['schemas']['Id']
        /** @description The feature of the layer. */
        index?: components['schemas']['ThreadFeatureIndex']
        lat?: components['schemas']['ThreadLat']
        long?: components['schemas']['ThreadLong']
        /** @description How many of the newest comments are read. */
        count?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Sorted by time. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ThreadReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createComment: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "entity": "mission",
         *       "id": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "text": "The gate is open",
         *       "mentions": []
         *     }
         */
        'application/json': components['schemas']['NewComment']
      }
    }
    responses: {
      /** @description The comment. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CommentReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteComment: {
    parameters: {
      query?: never
      header?: never
      path: {
        commentId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  editComment: {
    parameters: {
      query?: never
      header?: never
      path: {
        commentId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "text": "The gate is closed",
         *       "mentions": []
         *     }
         */
        'application/json': components['schemas']['CommentEdit']
      }
    }
    responses: {
      /** @description The comment. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CommentReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  restoreComment: {
    parameters: {
      query?: never
      header?: never
      path: {
        commentId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getCommentHistory: {
    parameters: {
      query?: never
      header?: never
      path: {
        commentId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The 100 newest at most, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CommentHistoryReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  markThreadRead: {
    parameters: {
      query?: never
      header?: never
      path: {
        commentId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getThreadPeople: {
    parameters: {
      query?: {
        /** @description Part of the name. */
        search?: string
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 20 at most, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ThreadPeopleReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getMentions: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 50 at most, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['MentionsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listThreads: {
    parameters: {
      query: {
        /** @description The mission. */
        missionId: components['schemas']['Id']
        /** @description Only threads of these records. */
        entity?: components['schemas']['ThreadEntity']
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Sorted by the newest comment, newest first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['ThreadListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getVectorTile: {
    parameters: {
      query?: {
        /** @description The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
        v?: number
        /** @description Attributes to include in the tile. Their names get a prefix there (`a:plot`), so that they cannot replace the reserved attributes index, color, fill, fillOpacity and flagged. A tile that shows each feature also includes its attributes name, Name, NAME, title, Title and TITLE. */
        field?: string[]
      }
      header?: never
      path: {
        layerId: components['schemas']['Id']
        z: components['schemas']['VectorZoom']
        x: number
        y: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A tile with the layer `features` and, for features that it does not draw one by one, `dots` with their `count`. 304 when the browser has this tile. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/vnd.mapbox-vector-tile': string
        }
      }
      /** @description The tile is empty. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      '4XX': components['responses']['Problem']
    }
  }
  getRasterTile: {
    parameters: {
      query?: {
        /** @description The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
        v?: number
        /** @description Side length in pixels; 512 for high-density screens. */
        size?: 256 | 512
        /** @description One or three band numbers, starting at 1. */
        bands?: string
        /** @description A formula such as NDVI, VARI or GLI, in place of bands. */
        formula?: string
        /** @description Range of values from dark to bright, as one pair or one pair for each band. */
        rescale?: string
        colormap?: string
        hillshade?: string
        resampling?: string
      }
      header?: never
      path: {
        layerId: components['schemas']['Id']
        z: components['schemas']['RasterZoom']
        x: number
        y: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description An image. 304 when the browser has this tile. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
          'image/jpeg': string
        }
      }
      /** @description The tile is empty. */
      204: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      /** @description The tile server of this installation draws the tile. `Location` is its address. */
      307: {
        headers: {
          [name: string]: unknown
        }
        content?: never
      }
      '4XX': components['responses']['Problem']
    }
  }
  getElevationTile: {
    parameters: {
      query?: {
        /** @description The dataVersion of the layer. Browsers cache a tile with the current version for a day. */
        v?: number
        /** @description Side length in pixels; 512 for high-density screens. */
        size?: 256 | 512
      }
      header?: never
      path: {
        layerId: components['schemas']['Id']
        z: components['schemas']['RasterZoom']
        x: number
        y: number
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description Heights. 304 when the browser has this tile. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/png': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listUploads: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of uploads. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UploadListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getUpload: {
    parameters: {
      query?: {
        /** @description Adds `sameFile`, for an upload that is about to be added to this mission. */
        missionId?: components['schemas']['Id']
      }
      header?: never
      path: {
        uploadId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The upload. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['UploadReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteUpload: {
    parameters: {
      query?: never
      header?: never
      path: {
        uploadId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  addUploadToMission: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['MissionUpload']
      }
    }
    responses: {
      /** @description What the file has become, or what must be decided first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AddedUploadReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  useLayerAsTelemetry: {
    parameters: {
      query?: never
      header?: never
      path: {
        layerId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "timeZone": "Europe/Berlin"
         *     }
         */
        'application/json': components['schemas']['TelemetryReading']
      }
    }
    responses: {
      /** @description The telemetry, which is not read yet. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AddedUploadReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  useTelemetryAsLayer: {
    parameters: {
      query?: never
      header?: never
      path: {
        telemetryId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The layer, which is not imported yet. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['AddedUploadReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getRecording: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The recording. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecordingReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listRecordings: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Text that the name must contain, ignoring case. */
        search?: string
        flightId?: components['schemas']['Id']
        /** @description Only recordings that end after this time. */
        from?: components['schemas']['Time']
        /** @description Only recordings that start before this time. */
        until?: components['schemas']['Time']
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of recordings. Those without a start are last. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecordingListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  listLocationRecordings: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
        /** @description Text that the name must contain, ignoring case. */
        search?: string
        /** @description Only recordings that end after this time. */
        from?: components['schemas']['Time']
        /** @description Only recordings that start before this time. */
        until?: components['schemas']['Time']
      }
      header?: never
      path: {
        locationId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description One page of recordings. Those without a start are last. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecordingListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createRecording: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "missionId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301",
         *       "uploadId": "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *     }
         */
        'application/json': components['schemas']['NewRecording']
      }
    }
    responses: {
      /** @description The recording, which is not read yet. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecordingReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteRecording: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  deleteRecordings: {
    parameters: {
      query: {
        vodIds: components['schemas']['Id'][]
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  renameRecording: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "North shore"
         *     }
         */
        'application/json': components['schemas']['RecordingName']
      }
    }
    responses: {
      /** @description The stored recording. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecordingReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateRecording: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "camera": "Zenmuse H20T"
         *     }
         */
        'application/json': components['schemas']['RecordingEdit']
      }
    }
    responses: {
      /** @description The stored recording. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecordingReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  updateRecordings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "vodIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ],
         *       "held": true
         *     }
         */
        'application/json': components['schemas']['RecordingsEdit']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  restoreRecordings: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "vodIds": [
         *         "01938f6e-7a3b-7c21-9b1e-2f64c1d2a301"
         *       ]
         *     }
         */
        'application/json': components['schemas']['RecordingSelection']
      }
    }
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  listDeletedRecordings: {
    parameters: {
      query?: {
        /** @description Page of the list, starting at 1. */
        page?: number
        /** @description Rows per page. */
        pageSize?: number
      }
      header?: never
      path: {
        missionId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The last deleted first. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['DeletedRecordingListReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getRecordingFile: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The video, or with a Range header a part of it of at most 8 MiB. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'video/mp4': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadRecording: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The file. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          '*/*': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  downloadRecordingClip: {
    parameters: {
      query: {
        /** @description Start of the part. It begins at the last key frame before, which usually is up to 2 s earlier. */
        fromMs: number
        /** @description End of the part, at most 10 minutes after its start. */
        untilMs: number
      }
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The part as MP4, or as WebM if the recording is VP8. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'video/mp4': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getRecordingPoster: {
    parameters: {
      query?: {
        /** @description Changes with the picture, so that browsers do not show an earlier one. */
        v?: string
      }
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A WebP image. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  setRecordingPoster: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "file": "PNG bytes"
         *     }
         */
        'multipart/form-data': {
          /**
           * Format: binary
           * @description PNG, JPEG or WebP.
           * @example RIFF
           */
          file: string
        }
        'application/json': components['schemas']['UploadedFile']
      }
    }
    responses: {
      /** @description The stored recording. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecordingReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getRecordingStoryboard: {
    parameters: {
      query?: {
        /** @description Changes with the picture, so that browsers do not show an earlier one. */
        v?: string
      }
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description A WebP image of 8 by 6 pictures, row by row; number i, from 0, shows the share (i + 0.5) / 48 of the duration. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'image/webp': string
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  setRecordingStoryboard: {
    parameters: {
      query?: never
      header?: never
      path: {
        vodId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "file": "PNG bytes"
         *     }
         */
        'multipart/form-data': {
          /**
           * Format: binary
           * @description PNG, JPEG or WebP, 8 by 6 pictures.
           * @example RIFF
           */
          file: string
        }
        'application/json': components['schemas']['UploadedFile']
      }
    }
    responses: {
      /** @description The stored recording. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['RecordingReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  getWalls: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description 200 at most, sorted by name. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WallsReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  createWall: {
    parameters: {
      query?: never
      header?: never
      path?: never
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "name": "Night shift",
         *       "isShared": true,
         *       "tileCount": 4,
         *       "tiles": [],
         *       "showsMap": true
         *     }
         */
        'application/json': components['schemas']['NewWall']
      }
    }
    responses: {
      /** @description The saved layout. */
      201: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WallReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  editWall: {
    parameters: {
      query?: never
      header?: never
      path: {
        wallId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody: {
      content: {
        /**
         * @example {
         *       "version": 1,
         *       "name": "Day shift"
         *     }
         */
        'application/json': components['schemas']['WallEdit']
      }
    }
    responses: {
      /** @description The saved layout. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['WallReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
  deleteWall: {
    parameters: {
      query?: never
      header?: never
      path: {
        wallId: components['schemas']['Id']
      }
      cookie?: never
    }
    requestBody?: never
    responses: {
      200: components['responses']['Done']
      '4XX': components['responses']['Problem']
    }
  }
  getCurrentWeather: {
    parameters: {
      query: {
        lat: number
        long: number
      }
      header?: never
      path?: never
      cookie?: never
    }
    requestBody?: never
    responses: {
      /** @description The weather at the place, rounded to 0.05 degrees. It is cached for ten minutes. Without a weather service, `configured` is false and nothing is requested. */
      200: {
        headers: {
          [name: string]: unknown
        }
        content: {
          'application/json': components['schemas']['CurrentWeatherReply']
        }
      }
      '4XX': components['responses']['Problem']
    }
  }
}

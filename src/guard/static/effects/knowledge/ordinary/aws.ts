/**
 * What is asked of AWS on ordinary days, by service. What grants, shares, opens, deletes for good, changes an
 * identity or a policy, or stops a record is not among these.
 */
export const AWS = `
  configure list|list-profiles|get|import|sso|sso-session|add-model|export-credentials|init
  configure set region|output|aws_access_key_id|aws_secret_access_key|aws_session_token|cli_pager|default.*|profile.*|*.region|*.output|max_*|retry_mode|endpoint_url|credential_process|preview.*|s3.*|*.s3.*|cli_*|role_arn|source_profile|mfa_serial|sso_*
  configure $
  login|logout
  history list
  sso login|logout
  * wait
  * describe-*|list-*|get-*|head-*|batch-get-*|search-*|lookup-*|filter-*|view-*|simulate-*|validate-*|test-*|estimate-*|preview-*|check-*|detect-*|query|scan|ls|select-*|count-*|preview|help
  s3 cp|mv|ls|sync|mb|rb|rm|presign
  s3api put-object|create-bucket|copy-object|put-object-tagging|put-bucket-tagging|put-bucket-encryption|put-bucket-acl|put-object-acl|put-bucket-versioning|put-public-access-block|create-multipart-upload|upload-part|upload-part-copy|complete-multipart-upload|abort-multipart-upload|delete-object|restore-object|put-bucket-cors|put-bucket-website
  ec2 start-instances|stop-instances|reboot-instances|run-instances|terminate-instances|create-tags|delete-tags|create-volume|attach-volume|detach-volume|create-snapshot|create-image|copy-snapshot|copy-image|register-image|create-vpc|create-subnet|create-security-group|authorize-security-group-ingress|authorize-security-group-egress|revoke-security-group-ingress|revoke-security-group-egress|create-internet-gateway|attach-internet-gateway|create-route-table|create-route|associate-route-table|allocate-address|associate-address|disassociate-address|release-address|create-nat-gateway|create-key-pair|import-key-pair|create-launch-template|create-network-interface|attach-network-interface|request-spot-instances|monitor-instances|modify-volume|create-placement-group|delete-key-pair|delete-security-group
  ec2-instance-connect ssh
  lambda invoke|update-function-code|create-function|publish-version|publish-layer-version|update-alias|create-alias|update-function-configuration|put-function-concurrency|tag-resource
  dynamodb put-item|get-item|update-item|delete-item|batch-write-item|create-table|update-table|execute-statement|transact-write-items|transact-get-items
  sqs send-message|send-message-batch|receive-message|delete-message|create-queue|change-message-visibility
  sns publish|create-topic
  ses|sesv2 send-email|send-raw-email|verify-email-identity
  logs tail|start-query|stop-query|create-log-group|create-log-stream|put-log-events|start-live-tail
  ecs update-service|run-task|start-task|stop-task|create-cluster|create-service|register-task-definition|deploy
  ecr create-repository|batch-check-layer-availability|start-image-scan|put-image
  ecr-public create-repository
  eks update-kubeconfig|create-cluster|create-nodegroup|update-nodegroup-version|update-cluster-version|update-nodegroup-config|create-addon|update-addon
  cloudformation deploy|package|create-stack|update-stack|delete-stack|create-change-set|execute-change-set|delete-change-set|cancel-update-stack|continue-update-rollback|create-stack-set|update-stack-set|signal-resource
  rds create-db-snapshot|create-db-cluster-snapshot|create-db-instance|create-db-cluster|create-db-subnet-group|start-db-instance|stop-db-instance|start-db-cluster|stop-db-cluster|reboot-db-instance|add-tags-to-resource|download-db-log-file-portion|copy-db-snapshot
  cloudfront create-invalidation|create-distribution
  route53 create-hosted-zone
  sts decode-authorization-message|assume-role|assume-role-with-*
  ssm put-parameter|start-session|send-command|add-tags-to-resource|label-parameter-version
  secretsmanager create-secret|put-secret-value|update-secret|tag-resource
  kms encrypt|generate-random|create-key|create-alias|tag-resource
  cloudwatch put-metric-data|put-metric-alarm|put-dashboard
  events put-events
  codebuild start-build|stop-build|start-build-batch|retry-build
  codepipeline start-pipeline-execution|retry-stage-execution|stop-pipeline-execution
  codedeploy create-deployment|push|wait
  codecommit create-repository|create-branch|create-pull-request|create-commit
  codeartifact login|create-repository|create-domain
  stepfunctions start-execution|start-sync-execution|stop-execution|create-state-machine|update-state-machine
  glue start-job-run|start-crawler|create-database|create-table|create-crawler|create-job
  athena start-query-execution|stop-query-execution|create-work-group
  batch submit-job|cancel-job|terminate-job|create-compute-environment|create-job-queue|register-job-definition
  elasticbeanstalk create-application|create-application-version|create-environment|update-environment|restart-app-server|swap-environment-cnames|request-environment-info|retrieve-environment-info
  kinesis|firehose put-record|put-records|put-record-batch|create-stream|get-records|create-delivery-stream
  amplify start-job|create-app|create-branch|create-deployment|start-deployment
  apigateway|apigatewayv2 create-rest-api|create-resource|create-deployment|create-stage|create-api|create-route|create-integration|create-model|create-usage-plan|create-authorizer|create-domain-name|create-base-path-mapping|create-api-mapping|create-vpc-link|create-request-validator|create-integration-response|create-route-response|create-documentation-*|put-method|put-integration|put-method-response|put-integration-response|update-stage|import-rest-api|put-rest-api|import-api|reimport-api
  autoscaling set-desired-capacity|start-instance-refresh|update-auto-scaling-group|create-auto-scaling-group|create-launch-configuration|put-scaling-policy|enter-standby|exit-standby|execute-policy
  elb|elbv2 register-targets|deregister-targets|create-load-balancer|create-target-group|create-listener|create-rule|register-instances-with-load-balancer|deregister-instances-from-load-balancer|add-tags
  elasticache|redshift|opensearch|es|neptune|docdb create-cache-cluster|create-cluster|create-domain|create-snapshot|create-db-cluster|create-db-instance|reboot-cache-cluster
  emr create-cluster|add-steps|add-instance-groups|ssh
  sagemaker create-training-job|create-processing-job|create-transform-job|create-model|create-model-package|create-model-package-group|create-endpoint|create-endpoint-config|create-hyper-parameter-tuning-job|create-auto-ml-job|create-auto-ml-job-v2|create-pipeline|create-experiment|create-trial|create-trial-component|create-notebook-instance|create-feature-group|create-labeling-job|create-inference-component|start-notebook-instance|start-pipeline-execution|stop-*|update-endpoint|update-endpoint-weights-and-capacities
  sagemaker-runtime|bedrock-runtime|bedrock-agent-runtime invoke-*|converse|retrieve|retrieve-and-generate
  rekognition|comprehend|translate|textract|polly|transcribe|kendra analyze-*|recognize-*|translate-text|synthesize-speech|start-*|compare-faces|index-faces|query
  acm request-certificate
  servicediscovery create-*|register-instance|discover-instances
  resourcegroupstaggingapi tag-resources
  iot publish|create-thing|create-thing-group|create-thing-type
  iot-data publish|update-thing-shadow
  lightsail create-instances|start-instance|stop-instance|reboot-instance|create-instance-snapshot|push-container-image|create-container-service|create-container-service-deployment
  scheduler|pipes start-pipe|stop-pipe
  pricing|ce|health|support|organizations|iam describe-*|get-*|list-*
  iam simulate-*|generate-credential-report|generate-service-last-accessed-details|generate-organizations-access-report|get-*|attach-user-policy|attach-role-policy|attach-group-policy
  dlm|backup start-backup-job
  synthetics start-canary|stop-canary
  mediaconvert create-job
  timestream-write write-records
  timestream-query query
  xray put-trace-segments|batch-get-traces
  efs create-file-system|create-mount-target|create-access-point
  appsync create-graphql-api|create-data-source|create-resolver|create-function|create-type|create-api|create-channel-namespace|start-schema-creation|evaluate-*
  cognito-idp create-user-pool|create-user-pool-client|sign-up|confirm-sign-up
`

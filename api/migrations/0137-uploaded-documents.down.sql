drop table uploaded_documents;
